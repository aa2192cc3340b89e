#!/bin/sh
# Installs a release on a Debian-like server with systemd, or upgrades nothing: an installed site is upgraded by
# `site upgrade`. Run as root from the unpacked archive: deploy/install.sh
# Asks four questions; answers may also come from the environment (SITE_HOST, OFFICE_EMAIL, MAIL_FROM, SMTP_URL).
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
release=$(basename "$here")
settings=/etc/site.env

say() { printf '%s\n' "$*"; }
stop() { say "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || stop "Run this as root: sudo $0"
[ -x "$here/bin/site" ] || stop "This is not an unpacked release: $here/bin/site is missing."
[ ! -e /opt/site/current ] || stop "A site is installed already. Upgrade it: site upgrade $release.tar.gz"
command -v systemctl >/dev/null || stop "This server has no systemd. See docs: 'In a container'."

# Asks for a value that the environment does not give. $1 its name, $2 the question.
ask() {
  eval "value=\${$1:-}"
  while [ -z "$value" ]; do
    printf '%s: ' "$2"
    read -r value || stop "No answer: set $1."
  done
  # Quotes would end the value in the file of settings.
  case $value in *[\"\'\`\$\\]*) stop "$1 must not contain quotes, backslashes or dollar signs." ;; esac
  eval "$1=\$value"
}

if [ ! -e "$settings" ]; then
  ask SITE_HOST "The site's address, such as www.example.com"
  ask OFFICE_EMAIL "The office's mailbox, where leads arrive"
  ask MAIL_FROM "The sender of mails, such as Skyline Roofing <office@example.com>"
  ask SMTP_URL "The mail server, such as smtp://user:password@mail.example.com:587"
fi

id site >/dev/null 2>&1 || useradd --system --home-dir /var/lib/site --shell /usr/sbin/nologin site
install --directory --mode=0755 /opt/site /opt/site/releases
install --directory --owner=site --group=site --mode=0700 /var/lib/site

if [ ! -e "$settings" ]; then
  umask 077
  cat >"$settings" <<END
# Settings of the site. All of them: /opt/site/current/.env.example
SITE_HOST="$SITE_HOST"
SITE_URL="https://$SITE_HOST"
OFFICE_EMAIL="$OFFICE_EMAIL"
EMERGENCY_EMAIL="$OFFICE_EMAIL"
MAIL_FROM="$MAIL_FROM"
SMTP_URL="$SMTP_URL"
DATA_DIR="/var/lib/site"
# Caddy stands in front.
TRUST_PROXY="1"
END
  chown root:site "$settings"
  chmod 0640 "$settings"
  umask 022
fi

cp -R "$here" "/opt/site/releases/$release"
chown -R root:root "/opt/site/releases/$release"
ln -s "releases/$release" /opt/site/current
# The command always works with the service's own user, so that it leaves no file that the service cannot write.
cat >/usr/local/bin/site <<'END'
#!/bin/sh
cd /var/lib/site 2>/dev/null || cd /
[ "$(id -u)" = 0 ] && exec runuser -u site -- env NODE_ENV=production /opt/site/current/bin/site "$@"
NODE_ENV=production exec /opt/site/current/bin/site "$@"
END
chmod 0755 /usr/local/bin/site

cp "$here/deploy/systemd/site.service" "$here/deploy/systemd/site-backup.service" \
  "$here/deploy/systemd/site-backup.timer" /etc/systemd/system/

if command -v caddy >/dev/null; then
  [ -e /etc/caddy/Caddyfile.before-site ] || cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before-site
  cp "$here/deploy/Caddyfile" /etc/caddy/Caddyfile
  mkdir -p /etc/systemd/system/caddy.service.d
  printf '[Service]\nEnvironmentFile=%s\n' "$settings" >/etc/systemd/system/caddy.service.d/site.conf
else
  say "Caddy is not installed. Put a proxy with TLS in front of 127.0.0.1:3000: apt install caddy, and run"
  say "  cp $here/deploy/Caddyfile /etc/caddy/Caddyfile"
fi

systemctl daemon-reload
systemctl enable --now site.service site-backup.timer
command -v caddy >/dev/null && systemctl restart caddy

say "Installed. Next: site check, and then: site invite you@example.com --role owner"
