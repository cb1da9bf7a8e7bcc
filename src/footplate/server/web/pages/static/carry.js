// Carries a key from a link into this browser: the part after # never reaches a server by itself.
"use strict";

const said = document.getElementById("said");
const key = decodeURIComponent(location.hash.slice(1));

async function call(method, path, body, headers = {}) {
  const answer = await fetch(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) {
    const problem = await answer.json().catch(() => ({}));
    throw new Error(problem.sentence || `The server says ${answer.status}.`);
  }
}

async function whoHas(headers) {
  const answer = await fetch("/api/me", { headers });
  return answer.ok ? answer.json() : null;
}

async function carryMe() {
  const [here, there] = [await whoHas({}), await whoHas({ authorization: `Bearer ${key}` })];
  // A link from a stranger would take the device from its player, who may have no other key to it.
  const question = here && there && here.id !== there.id
    ? `This device is ${here.name}'s. Shall it be ${there.name}'s instead? What ${here.name} has is found `
      + "by no other way than the own link."
    : "";
  if (question && !window.confirm(question)) {
    said.textContent = "Nothing has changed.";
    return;
  }
  await call("POST", "/api/me/device", undefined, { authorization: `Bearer ${key}` });
  location.replace("/");
}

async function openSeat(table, seat) {
  const known = await fetch("/api/me");
  if (!known.ok) await call("POST", "/api/me", {});
  await call("POST", `/api/tables/${table}/seats/${seat}/open`, { key });
  location.replace(`/tables/${table}`);
}

async function enter(form) {
  await call("POST", "/api/enter", { password: new FormData(form).get("password") });
  location.reload();
}

function tell(work) {
  work.catch((error) => { said.textContent = error.message; });
}

const form = document.getElementById("enter");
if (form) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    tell(enter(form));
  });
} else if (key && said) {
  history.replaceState(null, "", location.pathname); // nobody shall read the key over a shoulder
  if ("me" in said.dataset) tell(carryMe());
  else tell(openSeat(said.dataset.table, said.dataset.seat));
}
