import re, json
from browser.test_check_the_ripper import *
async def test_debug(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down(GAME, ["person", "bot:random"], options={"turn_limit": 60})
    await plays_until(ines, 4)
    seen = closed(ines)
    text = await heap(ines)
    snap_end = text.rindex("}") + 1
    print("\nseen", seen)
    data = set(re.findall(r'"square":"(\w+)","town":"[^"]*","face":"(\w+)"', text.replace("\\", "")))
    print("data", data)
    print("objects", text[snap_end:][:600])
    print("sentences", [s for s in re.findall(r"\(\w\d+\): [^\"]{3,20}\.", text)])
    snap = json.loads(text[:snap_end])
    m = snap["snapshot"]["meta"]; nf = m["node_fields"]; N = len(nf); nodes = snap["nodes"]; edges = snap["edges"]; ef = m["edge_fields"]; E = len(ef); strings = snap["strings"]
    types = m["node_types"][0]; et = m["edge_types"][0]
    # build reverse edges
    rev = {}
    e = 0
    for i in range(0, len(nodes), N):
        for _ in range(nodes[i + nf.index("edge_count")]):
            t, name, to = edges[e:e+3]
            rev.setdefault(to, []).append((i, et[t], strings[name] if et[t] in ("context","property","internal","shortcut","weak") else name))
            e += E
    want = [i for i in range(0, len(nodes), N) if types[nodes[i]] in ("string","concatenated string") and any(f"({s}): {FACES[f]}." in strings[nodes[i+1]] or (f'"square":"{s}"' in strings[nodes[i+1]] and f'"face":"{f}"' in strings[nodes[i+1]]) for s, f in seen.items())]
    if not want:
        # objects: face strings - find objects with edges named face & square to closed values
        for i in range(0, len(nodes), N): pass
    from collections import deque
    def path(start):
        prev = {start: None}; q = deque([start]); 
        while q:
            x = q.popleft()
            if x == 0: break
            for (src, k, nm) in rev.get(x, []):
                if k == "weak" or src in prev: continue
                prev[src] = (x, k, nm); q.append(src)
        if 0 not in prev: return ["unreachable"]
        out = []; x = 0
        while x != start:
            nx, k, nm = prev[x]; out.append(f"{strings[nodes[x+1]][:40]} -{k}:{nm}->"); x = nx
        return out + [strings[nodes[start+1]][:80]]
    for w in want[:6]: print("PATH", "\n   ".join(path(w)))
    # objects with face
    facts = []
    for i in range(0, len(nodes), N):
        if types[nodes[i]] != "object": continue
    obj = {}
    e = 0
    for i in range(0, len(nodes), N):
        for _ in range(nodes[i + nf.index("edge_count")]):
            t, name, to = edges[e:e+3]; e += E
            if et[t] == "property" and strings[name] in ("face", "square"): obj.setdefault(i, {})[strings[name]] = strings[nodes[to+1]]
    hits = [i for i, o in obj.items() if o.get("face") and seen.get(o.get("square")) == o.get("face")]
    print("object hits", len(hits))
    for w in hits[:6]: print("OBJ", obj[w], "\n   ".join(path(w)))
