# What install.sh asks, and the settings that follow. Sourced by it; changes nothing. Needs a function `stop`.

# Each answer is checked when it is given, and asked again until it can be right. A variable that is set is not asked,
# and stops if it is wrong. All of the mail server in one: SMTP_URL.
ask_settings() {
  ask SITE_HOST "Host name of the site, such as www.example.com" host_fault
  ask OFFICE_EMAIL "The office's mailbox, which gets the leads" mailbox_fault
  ask MAIL_FROM "Sender of the mails, such as Example Roofing <office@example.com>" sender_fault
  if [ -n "${SMTP_URL:-}" ]; then
    ask SMTP_URL "" mail_url_fault
    return
  fi
  ask SMTP_HOST "Host of the mail server, such as mail.example.com" mail_host_fault
  ask SMTP_PORT "Its port (Enter: 587)" port_fault 587
  ask SMTP_USER "User of the mail account (Enter: it needs no login)" no_fault ""
  [ -z "$SMTP_USER" ] || ask_hidden SMTP_PASSWORD "Its password, which is not shown" no_fault
  SMTP_URL=$(mail_url)
}

ask_owner() {
  ask OWNER_EMAIL "Your mailbox, to let you into the desk" mailbox_fault
}

# $1: deploy/site.env.example. Prints it with the answers. By the shell alone: everybody on the machine may read what a program
# is called with, and the mail account's password is among them.
settings_from() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      SITE_HOST=*) set_to SITE_HOST "$SITE_HOST" ;;
      SITE_URL=*) set_to SITE_URL "https://$SITE_HOST" ;;
      OFFICE_EMAIL=*) set_to OFFICE_EMAIL "$OFFICE_EMAIL" ;;
      EMERGENCY_EMAIL=*) set_to EMERGENCY_EMAIL "$OFFICE_EMAIL" ;;
      MAIL_FROM=*) set_to MAIL_FROM "$MAIL_FROM" ;;
      SMTP_URL=*) set_to SMTP_URL "$SMTP_URL" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done <"$1"
}

set_to() { printf '%s="%s"\n' "$1" "$2"; }

# $1: the variable, $2: the question, $3: what prints what is wrong with an answer, $4: what Enter means, if anything.
ask() {
  eval "answer=\${$1:-}"
  if [ -n "$answer" ]; then
    fault=$("$3" "$answer")
    [ -z "$fault" ] || stop "$1: $fault"
    return
  fi
  while :; do
    printf '%s: ' "$2"
    read -r answer || stop "There is no answer. Set $1."
    if [ -z "$answer" ]; then
      [ $# -ge 4 ] || continue
      answer=$4
    fi
    fault=$("$3" "$answer")
    [ -n "$fault" ] || break
    echo "$fault"
  done
  eval "$1=\$answer"
}

# The same for what nobody else may read.
ask_hidden() {
  if [ -t 0 ]; then
    trap 'stty echo' EXIT
    stty -echo
    ask "$@"
    stty echo
    trap - EXIT
    echo
  else
    ask "$@"
  fi
}

mail_url() {
  scheme=smtp
  [ "$SMTP_PORT" != 465 ] || scheme=smtps
  login=
  [ -z "$SMTP_USER" ] || login="$(encoded "$SMTP_USER"):$(encoded "$SMTP_PASSWORD")@"
  printf '%s://%s%s:%s' "$scheme" "$login" "$SMTP_HOST" "$SMTP_PORT"
}

# $1 as a URL has it (RFC 3986, section 2.3): letters, digits, hyphens, dots, underscores and tildes stay.
encoded() {
  for byte in $(printf '%s' "$1" | od -An -v -tx1); do
    case $byte in
      3[0-9] | [46][1-9a-f] | [57][0-9a] | 2d | 2e | 5f | 7e) printf "\\$(printf '%03o' "0x$byte")" ;;
      *) printf '%%%s' "$byte" ;;
    esac
  done
}

no_fault() { :; }

host_fault() {
  case $1 in
    *[/:@]*) echo "Only the name, without https:// before it and a slash behind it, such as www.example.com." ;;
    *)
      is "$1" "$label(\.$label)*\.[A-Za-z][A-Za-z0-9-]*" ||
        echo "That is no host name. It has letters, digits, hyphens and at least one dot, such as www.example.com."
      ;;
  esac
}

mailbox_fault() {
  is "$1" "$mailbox" || echo "That is no mailbox. It looks like office@example.com, with nothing before or behind it."
}

sender_fault() {
  case $1 in
    *[\"\`\$\\]*) echo "Leave quotes, dollar signs and backslashes out." ;;
    *)
      is "$1" "$mailbox|[^@<>]* ?<$mailbox>" ||
        echo "That is no sender. It is a mailbox, or a name and a mailbox: Example Roofing <office@example.com>."
      ;;
  esac
}

mail_host_fault() {
  case $1 in
    *[/@:]*) echo "Only the host, such as mail.example.com. Port, user and password are asked next." ;;
    *) is "$1" "$label(\.$label)*" || echo "That is no host. It looks like mail.example.com." ;;
  esac
}

port_fault() {
  is "$1" "[0-9]{1,5}" && [ "$1" -ge 1 ] && [ "$1" -le 65535 ] || echo "A port is a number: mostly 587, or 465."
}

mail_url_fault() {
  is "$1" "smtps?://[^[:space:]\"\`\$\\\\]+" || echo "It has to look like smtp://user:password@mail.example.com:587."
}

label='[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?'
mailbox="[^][:space:]@<>()[,;:\"\`\$\\\\]+@$label(\.$label)+"

# Whether all of $1 looks like $2.
is() { printf '%s\n' "$1" | LC_ALL=C grep -Eqx -- "$2"; }
