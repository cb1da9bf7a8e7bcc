#!/bin/sh
# A whole game of four over HTTP, with nothing but curl (7.82 or newer) and python3 to read JSON:
#
#     sh docs/play-by-curl.sh [ADDRESS] [GAME] [OTHERS]
#
# OTHERS is who has the other three seats: a kind of bot (greedy, random), or me.
set -eu
address=${1:-http://127.0.0.1:8420}
game=${2:-age-of-steam}
others=${3:-greedy}

# Calls the server, as the player who has the key once there is one: call PATH [OPTIONS OF curl].
key=
call() {
    path=$1
    shift
    curl --silent --show-error --fail-with-body \
        ${key:+-H} ${key:+"Authorization: Bearer $key"} "$@" "$address/api$path"
}

# Prints what a Python expression makes of the JSON that comes in.
json() {
    python3 -c "import json, sys; it = json.load(sys.stdin); print($1)"
}

# Become a player: a key is all that it takes.
key=$(call /me --json '{"name": "Ann"}' | json 'it["key"]')

# Make a table and begin. The first seat is ours; a table that is all ours is a shared screen.
seat="{\"kind\": \"$others\"}"
visibility=unlisted
test "$others" != me || visibility=hot-seat
table=$(call /tables --json "{\"game\": \"$game\", \"visibility\": \"$visibility\",
    \"seats\": [{\"kind\": \"me\"}, $seat, $seat, $seat]}" | json 'it["id"]')
call "/tables/$table/start" --json '{}' >/dev/null

# What to do next, from the news: a word, the moment that it is done for, and the action: another
# one of the choices each time, since always the first one may be to lay a tile and take it away.
next='(
    "over" if it["over"]
    else "end" if it["held_by"] is not None and it["held_by"] == it["view"]["viewer"]
    else "play" if any(group["choices"] for group in it["prompt"]["groups"])
    else "wait"
), it["moment"], json.dumps((lambda found: found and found[it["moment"] % len(found)])(
    [choice["action"] for group in it["prompt"]["groups"] for choice in group["choices"]]
)), sep="\t"'

count=0
moment=0
tab=$(printf '\t')
while :; do
    told=$(call "/tables/$table/news?since=$moment" | json "$next")
    IFS=$tab read -r what moment action <<EOF
$told
EOF
    # Each command has an id of our own: were it sent twice, it would be done once.
    count=$((count + 1))
    for_now="\"id\": \"$table-$count\", \"moment\": $moment"
    case $what in
    over) break ;;
    wait) sleep 0.2 ;;
    end) call "/tables/$table/end" --json "{$for_now}" >/dev/null ;;
    play) call "/tables/$table/actions" --json "{$for_now, \"action\": $action}" >/dev/null ;;
    esac
done

echo "$game is over:"
call "/tables/$table/news" | json '"\n".join(
    "{rank}. seat {seat}: {score}".format(**each) for each in it["view"]["result"]["standings"]
)'
