#!/bin/sh
# Installs the unpacked release that this file is in, on a server with systemd. Run as root:
#
#     site-*/deploy/install.sh
#
# Asks what deploy/ask-settings.sh lists; what is in a variable is not asked. What it does: docs/deploying.md. It may be run again
# until it has succeeded; from then on, `site upgrade` does the rest.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
release=$(basename "$here")
settings=/etc/site.env

stop() { echo "$*" >&2; exit 1; }

. "$here/deploy/ask-settings.sh"

[ "$(id -u)" = 0 ] || stop "Run this as root."
[ -x "$here/bin/site" ] || stop "This is not an unpacked release: there is no $here/bin/site."
[ ! -e /etc/systemd/system/site.service ] || stop "The site is installed. To upgrade it: site upgrade ARCHIVE"
"$here/bin/site" --version >/dev/null || stop "This release does not run here. On Debian, Node needs: apt install libatomic1"

if [ ! -e "$settings" ]; then
  ask_settings
fi
ask_owner

id site >/dev/null 2>&1 || useradd --system --home-dir /var/lib/site --shell /usr/sbin/nologin site
install --directory --mode=0755 /opt/site
install --directory --owner=site --group=site --mode=0700 /var/lib/site

if [ ! -e "$settings" ]; then
  (umask 077 && settings_from "$here/deploy/site.env.example" >"$settings")
  # The command runs as the site's user and reads them.
  chown root:site "$settings"
  chmod 0640 "$settings"
fi

if [ "$here" != "/opt/site/$release" ]; then
  rm -rf "/opt/site/$release"
  cp -R "$here" "/opt/site/$release"
fi
chown -R root:root "/opt/site/$release"
chmod -R go=rX "/opt/site/$release"
# Whoever signed this first release signs all later ones: `site upgrade` takes no other.
if [ -e "$here/release.pub" ] && [ ! -e /opt/site/release.pub ]; then
  install --mode=0644 "$here/release.pub" /opt/site/release.pub
  echo "Releases must be signed by the key in /opt/site/release.pub from now on. Compare it with its owner's:"
  cat /opt/site/release.pub
fi
ln -sfn "$release" /opt/site/current

# As the site's user, so that no file is left that the site cannot write. Only root may switch releases.
cat >/usr/local/bin/site <<'END'
#!/bin/sh
[ "$(id -u)" = 0 ] && [ "${1:-}" != upgrade ] && exec runuser -u site -- /opt/site/current/bin/site "$@"
exec /opt/site/current/bin/site "$@"
END
chmod 0755 /usr/local/bin/site

link=$(site invite "$OWNER_EMAIL" --role owner --new) || stop "The line above says why. If it names a setting, correct that in $settings. Then run this again."

units=/opt/site/current/deploy/systemd
cp "$units/site.service" "$units"/site-backup* /etc/systemd/system/
systemctl daemon-reload
systemctl enable --quiet --now site.service site-backup.timer

if [ -d /etc/caddy ]; then
  host=$(sed -n 's/^SITE_HOST="\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' "$settings")
  [ -e /etc/caddy/Caddyfile.before-site ] || cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-site
  sed "s|{\$SITE_HOST}|$host|" /opt/site/current/deploy/Caddyfile >/etc/caddy/Caddyfile
  systemctl restart caddy
else
  echo "There is no Caddy: put a proxy with TLS in front of 127.0.0.1:3000 (docs/deploying.md, \"Other ways\")."
fi

echo "Installed. Your way into the desk, once and within seven days:"
echo "$link"
