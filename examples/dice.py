"""Checks every roll that an export shows, by docs/dice-protocol.md alone: python3 examples/dice.py FILE.ndjson"""
import base64, hashlib, hmac, json, re, sys

PROTOCOL = "warledger-dice-2"
KEY = ("ruleset", "turn", "phase", "rule", "purpose", "subject", "counter")


def sha256(data, times=1):
    for _ in range(times):
        data = hashlib.sha256(data).digest()
    return data


def text(value):
    """Canonical JSON of lists, texts and whole numbers."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def key_list(key):
    return [key[member] for member in KEY]


def output(public_key, alpha, proof):
    """RFC 9381, section 4: beta of a proof for alpha; None where it proves nothing."""
    if not re.fullmatch("[A-Za-z0-9_-]{341}[AQgw]", proof) or not re.fullmatch("[89a-f][0-9a-f]{511}", public_key):
        return None
    pi, n = base64.urlsafe_b64decode(proof + "=="), bytes.fromhex(public_key)
    s, modulus = int.from_bytes(pi, "big"), int.from_bytes(n, "big")
    seed = b"\x01\x01" + (256).to_bytes(4, "big") + n + alpha
    em = b"".join(sha256(seed + block.to_bytes(4, "big")) for block in range(8))[:255]
    holds = s < modulus and pow(s, 65537, modulus) == int.from_bytes(em, "big")
    return sha256(b"\x01\x02" + pi) if holds else None


def faces(secret, key, count, sides, falls=0):
    """Faces of a roll under beta, or under the secret of its turn in timelines of old; of a draw each die has a side less."""
    drawn, block = [], 0
    while len(drawn) < count:
        mac = hmac.digest(secret, text(key_list(key)) + b"#%d" % block, "sha256")
        for at in range(0, 32, 2):
            word, left = int.from_bytes(mac[at:at + 2], "big"), sides - falls * len(drawn)
            if len(drawn) < count and word < 65536 - 65536 % left:
                drawn.append(word % left + 1)
        block += 1
    return drawn


def names(left, places):
    """The names that a draw gives: each place is one among the names left."""
    left = list(left)
    return [left.pop(place - 1) for place in places]


class Dice:
    """Takes the events of a history in order; `rolls` counts those proved, `problems` holds (event id, message)."""

    def __init__(self):
        self.commitment, self.entropy, self.waiting, self.command, self.runs = {}, [], [], None, []
        self.rolls, self.problems = 0, []

    def take(self, event):
        kind, data, dice = event.get("type"), event.get("data", {}), None
        if kind in ("timeline.Opened", "dice.Committed") or data.get("diceOrigin") == "fresh":
            dice = data if kind == "dice.Committed" else data["dice"]
        if dice and dice != self.commitment:
            self.commit(event, dice)
        if kind == "dice.EntropyAdded":
            self.entropy.append(data["digest"])
        if kind == "dice.DiceRolled" and data["source"] == "committed":
            self.roll(event, data, *re.fullmatch(r"(\d*)D(\d+)", data["notation"]).groups())
        if kind == "dice.Drawn":
            self.require(event, names(data["from"], data["faces"]) == data["drawn"], "the names are others")
            if data["source"] == "committed":
                self.roll(event, data, len(data["faces"]), len(data["from"]), 1)
        if kind == "dice.SecretPublished":
            self.publish(event, data["turn"], bytes.fromhex(data["secret"]))

    def require(self, event, holds, message):
        if not holds:
            self.problems.append((event["id"], message))

    def commit(self, event, dice):
        old, new = self.commitment.get("vrf"), dice.get("vrf")
        self.commitment, self.runs, self.waiting = dice, [], []
        if new:
            key, proofs = new["publicKey"], new.get("certificate", [])
            self.require(event, sha256(bytes.fromhex(key)).hex() == dice["commitment"], "the fingerprint is another's")
            if old and old["publicKey"] == key:
                return self.require(event, new["domain"] > old["domain"], "the domain does not grow")
            certified = [output(key, text([PROTOCOL, "key", at]), proof) for at, proof in enumerate(proofs)]
            self.require(event, len(certified) == 8 and all(certified), "the key is not certified")

    def roll(self, event, data, count, sides, falls=0):
        key, drawn, vrf = data["key"], (data["key"], int(count or 1), int(sides), falls), self.commitment.get("vrf")
        if not vrf:
            return self.waiting.append((event, drawn))
        command = [event["timelineId"], event["actor"], event["commandId"]]
        if command != self.command:
            self.command, self.runs = command, []
        run = [key["turn"], key["phase"], key["rule"], key["subject"].split(".")[0]]
        proof, to = data.get("proof", ""), data.get("shownTo")
        if to:
            told = event.get("audience", {"to": to})["to"] == to
            self.require(event, told, "the proof was made for another audience")
            alone = to != "public" or all(each[:2] != (run, to) for each in self.runs)
            self.require(event, alone, "a proof where another one serves")
            alpha = text([PROTOCOL, vrf["domain"], self.entropy, to, key_list(key)])
            self.runs.append((run, to, proof[:12], output(vrf["publicKey"], alpha, proof)))
        found = [beta for name, _, mark, beta in self.runs if name == run and mark == proof[:12]]
        self.check(event, found[0] if found else None, drawn)

    def publish(self, event, turn, secret):
        for rolled, drawn in self.waiting:
            self.check(rolled, sha256(secret, turn - drawn[0]["turn"]), drawn)
        self.waiting = []
        leads = sha256(secret, turn + 1).hex() == self.commitment["commitment"]
        self.require(event, leads, "the secret does not lead to the commitment")

    def check(self, event, secret, drawn):
        self.rolls += 1
        follows = secret is not None and faces(secret, *drawn) == event["data"]["faces"]
        self.require(event, follows, "the faces do not follow from their proof")


if __name__ == "__main__":
    checked = Dice()
    for line in open(sys.argv[1], encoding="utf-8"):
        checked.take(json.loads(line))
    for problem in checked.problems:
        print("event %s: %s" % problem)
    print("NOT SOUND" if checked.problems else f"{checked.rolls} rolls proved")
    sys.exit(1 if checked.problems else 0)
