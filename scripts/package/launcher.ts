/** `bin/site` of a release: runs it on the Node that it brings, from any folder and through any link. */
export const launcher = `#!/bin/sh
here=$(dirname "$(dirname "$(readlink -f "$0")")")
# Node reads this one before it runs anything, so that the file of settings would come too late.
if [ -z "\${NODE_EXTRA_CA_CERTS:-}" ] && [ -r /etc/site.env ]; then
  authority=$(sed -En "s/^NODE_EXTRA_CA_CERTS=(\\"([^\\"]*)\\"|'([^']*)'|([^\\"']*))\\$/\\2\\3\\4/p" /etc/site.env | tail -n 1)
  [ -z "$authority" ] || export NODE_EXTRA_CA_CERTS="$authority"
fi
NODE_ENV="\${NODE_ENV:-production}" exec "$here/node/bin/node" "$here/process/site.js" "$@"
`;
