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
  history.replaceState(null, "", location.pathname); // nobody shall read the key over a shoulder
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

async function takeSeat(form) {
  const { table, seat, known } = form.dataset;
  const name = new FormData(form).get("name");
  if (known === undefined) await call("POST", "/api/me", { name });
  await call("POST", `/api/tables/${table}/seats/${seat}/open`, { key, name });
  location.replace(`/tables/${table}`);
}

async function enter(form) {
  await call("POST", "/api/enter", { password: new FormData(form).get("password") });
  location.reload();
}

function tell(work) {
  said.textContent = "";
  work.catch((error) => { said.textContent = error.message; });
}

function onSubmit(form, work) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    tell(work(form));
  });
}

const door = document.getElementById("enter");
const sit = document.getElementById("sit");
if (door) {
  onSubmit(door, enter);
} else if (!key) {
  said.textContent = "The end of this link is missing: open all of it, also what follows the #.";
} else if (sit) {
  sit.hidden = false;
  onSubmit(sit, takeSeat);
} else {
  tell(carryMe());
}
