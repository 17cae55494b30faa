import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { relative, dirname } from 'node:path';
import { parseAllDocuments, parseDocument, isSeq, isMap, YAMLMap, YAMLSeq } from 'yaml';
import { findCaseFiles, readCases, runCase, engineStage, typeNamed, type Stage } from '../src/conformance/index.js';
import { META_CAMPAIGN } from '../src/rulesets/meta-campaign/index.js';
const unnamed = new Set<string>(JSON.parse(readFileSync('/tmp/unnamed.json', 'utf8')));
const unguarded = new Set<string>(JSON.parse(readFileSync('/tmp/unguarded.json', 'utf8')));
const root = 'src/rulesets/meta-campaign';
const homeOf = new Map<string, string>();
for (const chapter of readdirSync(root)) { try { const t = readFileSync(`${root}/${chapter}/events.ts`, 'utf8'); for (const m of t.matchAll(/'meta-campaign\.(\w+)'/g)) homeOf.set(m[1]!, chapter); } catch {} }
type Hit = { file: string; index: number; size: number; home: boolean; refused: boolean };
const best = new Map<string, Hit>(); const bestHidden = new Map<string, Hit>();
for (const file of findCaseFiles(root)) {
  const { cases } = readCases(file) as any;
  for (let index = 0; index < cases.length; index += 1) {
    const each = cases[index];
    let stage: any; let since = 0; let before = each.when?.length ? (each.given.after?.length ?? 0) + 1 : 0;
    await runCase(each, [META_CAMPAIGN as any], (opening: any) => { const bare = engineStage(opening); const all = bare.look(null); const play: Stage['play'] = async (command) => { before -= 1; if (before === 0) since = (await all.events()).length; return bare.play(command); }; return (stage = { ...bare, play, brokenLaws: () => Promise.resolve([]) }); });
    const all = ((await stage?.look(null).events()) ?? []).slice(since);
    const pub = new Set(((await stage?.look('seat-1')?.events?.()) ?? []).map((e: any) => e.seq ?? e.revision ?? JSON.stringify(e)));
    const seat = stage ? await stage.look('seat-1').events() : [];
    const refused = Boolean(each.then?.refusals) || (each.when ?? []).some((w: any, i: number) => i === each.when.length - 1 && w.then?.refusals);
    if (refused) continue;
    const count = (list: any[], type: string) => list.filter((e) => e.type === type).length;
    const types = new Set<string>(all.map((e: any) => e.type.replace('meta-campaign.', '')));
    const seatSlice = seat;
    for (const t of types) {
      const hit: Hit = { file, index, size: all.length, home: file.includes(`/${homeOf.get(t)}/`), refused };
      const better = (a: Hit | undefined, b: Hit) => !a || (b.home && !a.home) || (b.home === a.home && b.size < a.size);
      if (unnamed.has(t) && better(best.get(t), hit)) best.set(t, hit);
      const full = `meta-campaign.${t}`;
      const total = (await stage.look(null).events()) as any[];
      if (unguarded.has(t) && count(seatSlice, full) === 0 && count(total, full) > 0 && better(bestHidden.get(t), hit)) bestHidden.set(t, hit);
    }
  }
}
const edits = new Map<string, Map<number, { names: string[]; hidden: string[] }>>();
const note = (hit: Hit, kind: 'names' | 'hidden', type: string) => { const f = edits.get(hit.file) ?? new Map(); edits.set(hit.file, f); const e = f.get(hit.index) ?? { names: [], hidden: [] }; f.set(hit.index, e); e[kind].push(type); };
for (const [t, h] of best) note(h, 'names', t);
for (const [t, h] of bestHidden) note(h, 'hidden', t);
for (const [file, byIndex] of edits) {
  const docs = parseAllDocuments(readFileSync(file, 'utf8'));
  let n = 0;
  for (const doc of docs as any[]) {
    const root = doc.contents; const list = isMap(root) && root.has('cases') ? root.get('cases') : isSeq(root) ? root : null;
    const items = list ? (list as any).items : [root];
    for (const item of items) {
      const e = byIndex.get(n); n += 1; if (!e) continue;
      let then = item.get('then'); if (!then) { then = doc.createNode({}); item.set('then', then); }
      if (e.names.length) {
        let events = then.get('events'); 
        if (!events) then.set('events', doc.createNode({ anyOrder: e.names.map((type) => ({ type })) }));
        else if (isMap(events)) { const a: any = events.get('anyOrder'); if (a) for (const t of e.names) a.add(doc.createNode({ type: t })); else events.set('anyOrder', doc.createNode(e.names.map((type) => ({ type })))); }
        else console.log('exact list, left', file, e.names);
      }
      if (e.hidden.length) {
        let seen = then.get('seenBy'); if (!seen) { seen = doc.createNode({}); then.set('seenBy', seen); }
        let ann = seen.get('Ann'); if (!ann) { ann = doc.createNode({}); seen.set('Ann', ann); }
        const no: any = ann.get('noEvents'); if (no) for (const t of e.hidden) no.add(t); else ann.set('noEvents', doc.createNode(e.hidden));
      }
    }
  }
  writeFileSync(file, docs.map((d: any) => d.toString({ lineWidth: 110 })).join(docs.length > 1 ? '' : ''));
}
console.log('unnamed left', [...unnamed].filter((t) => !best.has(t)).join(' '));
console.log('unguarded left', [...unguarded].filter((t) => !bestHidden.has(t)).join(' '));
