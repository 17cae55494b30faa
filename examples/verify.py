"""Verifies exported timelines by docs/export-format.md alone: python3 examples/verify.py FILE.ndjson …"""
import hashlib, json, math, re, sys
from decimal import Decimal
from dice import Dice

KEPT = ("audience", "causationId", "revision", "salt")
KEPT_DATA = {"dice.DiceRolled": ("roll",), "dice.Drawn": ("roll",), "timeline.Forked": ("amends", "revision")}
SAME = ("actor", "at", "commandId", "spokenBy", "timelineId")
TIME = r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z"

def need(holds, message):
    if not holds:
        raise ValueError(message)

# json.dumps would make an encoder for each value.
plain = json.JSONEncoder(ensure_ascii=False).encode

def canonical(value):
    """RFC 8785."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join([plain(name) + ":" + canonical(value[name]) for name in names]) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return str(value).lower() if isinstance(value, Decimal) else plain(value)

def sha(*texts):
    return hashlib.sha256("".join(texts).encode()).hexdigest()

def without(value, *names):
    return {name: each for name, each in value.items() if name not in names}

def digest(event):
    """What stands for an event in the leaves of its step."""
    if "sealed" in event or "kept" in event:
        return event["digest"] if "sealed" in event else sha(canonical(event))
    kept, names = {name: event[name] for name in KEPT}, KEPT_DATA.get(event["type"], ())
    if names:
        kept["data"] = {name: event["data"][name] for name in names if name in event["data"]}
    shown = {**without(event, *KEPT), "data": without(event["data"], *names), "kept": sha(canonical(kept))}
    return sha(canonical(shown))

def stands_in(event, reader):
    to = event["audience"]["to"] if "audience" in event else "sealed"
    return reader == "all" or to in ("public", "sealed") or to == "seats" and reader[5:] in event["audience"]["seats"]

class History:
    def __init__(self, header):
        self.header, self.reader, self.whole = header, header.get("reader", "all"), header.get("reader", "all") == "all"
        self.link, self.revision, self.step, self.readers = "0" * 64, 0, None, None
        self.ids, self.first, self.name, self.timelines, self.starts = set(), None, None, [], []
        self.sums, self.hides, self.dice, self.rules = {}, not self.whole, Dice(), None
        self.begun, self.events, self.bound, self.books = False, 0, 0, 0

    def own_hash(self, entry):
        """An event with a hash of its own, or the place of one; its postings are not told."""
        need(entry["revision"] == self.revision, "the revision does not follow")
        self.revision, self.events, self.bound, self.hides = self.revision + 1, self.events + 1, self.bound + 1, True
        if "withheld" in entry:
            self.bound, self.first = 0, None
            self.enter(entry)
        else:
            need(sha(self.link, canonical(without(entry, "hash"))) == entry["hash"], "the hash does not follow")
            need(entry["audience"]["to"] == "public" or "salt" in entry, "what is hidden has no salt")
            self.first = None if entry["kind"] == "input" else self.first
            self.take(entry, True)
        self.link = entry["hash"]

    def command(self, step, events):
        """A step: its leaves follow from its events, its link from the leaves and the link before."""
        expected = self.step + 1 if self.step is not None else step["step"] if self.begun else 0
        need(step["step"] == expected, "the number of the step does not follow")
        self.step, self.first = expected, None
        for at, event in enumerate(events):
            need("sealed" in event or ("kept" in event) != self.whole, "an event in a form for another reader")
            need("sealed" in event or not self.whole or event["revision"] == self.revision, "the revision does not follow")
            self.revision, self.events, self.bound = self.revision + 1, self.events + 1, self.bound + 1
            self.hides = self.hides or "sealed" in event
            if "sealed" not in event:
                need((event["kind"] == "input") == (at == 0) or not self.whole, "a command begins with its input")
                self.take(event, self.whole)
        self.readers, self.begun = self.readers or sorted(step["leaves"]), True
        need(sorted(step["leaves"]) == self.readers, "the leaves are not those of the seats")
        for reader in self.readers if self.whole else [self.reader]:
            salt = sha(canonical([step["salt"], reader])) if self.whole else step["salt"]
            digests = [digest(event) for event in events if not self.whole or stands_in(event, reader)]
            need(sha(canonical([salt, *digests])) == step["leaves"][reader], f"the leaf of {reader} does not follow")
        self.link = sha(self.link, canonical(step["leaves"]))
        need(self.link == step["hash"], "the hash does not follow")

    def enter(self, entry):
        moved = not self.timelines or entry["timelineId"] != self.timelines[-1]
        if moved:
            self.timelines, self.name = [*self.timelines, entry["timelineId"]], None
            self.starts.append(entry.get("revision"))
        self.begun = True
        return moved

    def take(self, event, whole):
        data, kind, begun, self.first = event["data"], event["type"], self.begun, self.first or event
        need(event["id"] not in self.ids and not self.ids.add(event["id"]), "an id that was there before")
        need(re.fullmatch(TIME, event["at"]), "a time that is none")
        need(all(event.get(name) == self.first.get(name) for name in SAME), "an event of another command")
        moved, opens, forks = self.enter(event), kind == "timeline.Opened", kind == "timeline.Forked"
        need(not opens if begun else opens or not whole, "a history is opened once, with its first event")
        need(moved if forks or opens else not moved or not whole, "the timeline changes where nothing is forked")
        if opens:
            need(data["ruleset"] == self.header["ruleset"], "the header names another ruleset")
            self.rules = data["ruleset"]["version"]
            need(data["campaignId"] == self.header["campaignId"], "the header names another campaign")
            self.readers = sorted(["all", "public", *("seat:" + each["id"] for each in data["seats"] if each["role"] == "player")])
        if forks:
            need(data["parentHash"] == self.link, "the fork names another hash of its parent")
            need(not whole or data["revision"] == event["revision"] - 1, "the fork begins elsewhere")
        if kind == "timeline.RulesChanged":
            need(self.rules in (None, data["from"]), "the rules change from a version that did not judge")
            self.rules = data["to"]
        self.name = data["name"] if opens or forks else self.name
        for entry in event.get("postings", []):
            self.sums[entry["account"]] = self.sums.get(entry["account"], 0) + entry["amount"]
        if kind == "timeline.TurnEnded" and "books" in data and not self.hides:
            millionths = {name: math.floor(sum * 10**6 + Decimal("0.5")) for name, sum in self.sums.items()}
            need(sha(canonical({name: each for name, each in millionths.items() if each})) == data["books"], "the postings do not add up to the books")
            self.books += 1
        self.dice.take(event)

    def close(self, trailer, steps):
        old, said = self.header["version"] == 1, self.header["lineage"]
        end = {"events": self.events, "hash": self.link, "trailer": True, **({} if old else {"steps": steps})}
        need(trailer == end, "the trailer says something else")
        if old:
            need([each["fromRevision"] for each in said] == self.starts, "the header has another lineage")
            said = [each["timelineId"] for each in said]
        seen = [each for each in said if self.whole or each in self.timelines]
        need(seen == self.timelines and said[-1] == self.header["timelineId"], "the header has another lineage")
        need(self.name in (None, self.header["name"]), "the header has another name")
        need(not self.dice.problems, f"dice: {self.dice.problems}")

def lines_of(data):
    need(data.endswith(b"\n"), "the last line has no end")
    for line in data[:-1].split(b"\n"):
        value = json.loads(line.decode(), parse_float=Decimal)
        need(canonical(value).encode() == line, "a line is not canonical JSON")
        yield value

def verify(data):
    header, *body, trailer = lines_of(data)
    need(header["format"] == "warledger-timeline" and header["version"] in (1, 2), "a version that is not known")
    history, steps = History(header), [at for at, value in enumerate(body) if "leaves" in value]
    for value in body[:steps[0] if steps else len(body)]:
        history.own_hash(value)
    for start, end in zip(steps, [*steps[1:], len(body)]):
        history.command(body[start], body[start + 1:end])
    history.close(trailer, len(steps))
    return history

def report(path):
    try:
        found = verify(open(path, "rb").read())
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError) as fault:
        return f"{path}: NOT SOUND: {fault!r}"
    counts = f"{found.events} events, {found.bound} bound, {found.books} books added up, {found.dice.rolls} rolls proved"
    return f"{path}: sound for the reader {found.reader}: {counts}; head {found.link}"

if __name__ == "__main__":
    reports = [report(path) for path in sys.argv[1:]]
    print("\n".join(reports))
    sys.exit(any("NOT SOUND" in each for each in reports))
