/** `bin/site` of a release: runs it on the Node that it brings, from any folder and through any link. */
export const launcher = `#!/bin/sh
here=$(dirname "$(dirname "$(readlink -f "$0")")")
NODE_ENV="\${NODE_ENV:-production}" exec "$here/node/bin/node" "$here/process/site.js" "$@"
`;
