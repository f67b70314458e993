"""The figures of a house in the text format that Prometheus reads (version 0.0.4)."""

from __future__ import annotations

import os
import resource
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import farwest
from farwest.server.connections import OPEN
from farwest.tables.counting import COUNTS, Histogram
from farwest.tables.fair_gate import Urgency

if TYPE_CHECKING:
    from farwest.server.application import App

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
STATM: Final = Path("/proc/self/statm")
HANDLES: Final = Path("/proc/self/fd")
Labels = Mapping[str, object]
Line = tuple[Labels, float]


def page(app: App) -> str:
    return "".join(f"{line}\n" for line in lines(app))


def lines(app: App) -> Iterator[str]:
    yield from of_the_tables(app)
    yield from of_the_store(app)
    yield from of_the_process(app)


def of_the_tables(app: App) -> Iterator[str]:
    c, hall = COUNTS, app.hall
    yield from family("moves_total", "counter", "moves taken, by who answered", by("by", c.moves))
    yield from histogram("move_seconds", "from a person's move to its answer", c.move_seconds)
    yield from family(
        "refusals_total", "counter", "wishes refused, by kind", by("kind", c.refusals)
    )
    yield from family("limits_total", "counter", "limits hit, by limit", by("limit", c.limits))
    yield from family("requests_total", "counter", "HTTP answers", by("status", c.requests))
    stages = Counter(live.table.stage for live in hall.opened.values())
    yield from family("live_tables", "gauge", "tables in memory, by stage", by("stage", stages))
    yield from one("sleeping_tables", "gauge", "tables on disk whose clock runs", hall.asleep)
    yield from one("sockets", "gauge", "sockets open at tables", c.sockets)
    yield from one("relayed_sockets", "gauge", "sockets led on to another worker", c.relayed)
    if app.station is not None:
        yield from one("slots", "gauge", "of 256, those that this worker has", app.station.share)
    yield from one("streams", "gauge", "streams of programs open at tables", c.streams)
    eyes = sum(len(live.eyes) for live in hall.opened.values())
    yield from one("watchers", "gauge", "who looks at tables, by any line", eyes)
    yield from one("connections", "gauge", "connections, where the house counts them", OPEN.total())
    thinkers = hall.thinkers
    yield from family(
        "queue_length",
        "gauge",
        "what waits, by queue",
        [
            *(
                ({"queue": urgency.name.lower()}, thinkers.bots.gate.lengths()[urgency])
                for urgency in Urgency
            ),
            ({"queue": "review"}, len(thinkers.reviewers.gate.waiting)),
            ({"queue": "replay"}, len(app.replays.gate.waiting)),
            ({"queue": "store"}, app.store.writer.waiting),
        ],
    )
    about = "seconds that bots' processes were busy, by what for"
    yield from family("thinking_seconds_total", "counter", about, by("about", c.thought_seconds))
    yield from family("thoughts_total", "counter", "things thought out", by("about", c.thoughts))


def of_the_store(app: App) -> Iterator[str]:
    s = app.store.writer.counts
    yield from one("store_writes_total", "counter", "transactions", s.writes)
    yield from one("store_failures_total", "counter", "transactions that failed", s.failures)
    yield from one("store_written_bytes_total", "counter", "bytes of log entries", s.bytes)
    yield from histogram("store_batch", "deeds in one transaction", s.deeds)
    yield from histogram("store_write_seconds", "until a transaction was durable", s.seconds)
    sizes = by("part", app.store.sizes())
    yield from family("store_file_bytes", "gauge", "bytes on disk", sizes)


def of_the_process(app: App) -> Iterator[str]:
    yield from family(
        "build_info", "gauge", "which farwest this is", [({"version": farwest.__version__}, 1)]
    )
    yield from one("open", "gauge", "1 while the house takes guests", open_now(app))
    yield from one(
        "clock_off_seconds", "gauge", "by how much the machine's clock was set", app.clock.off
    )
    used = resource.getrusage(resource.RUSAGE_SELF)
    cpu = used.ru_utime + used.ru_stime
    yield from one("process_cpu_seconds_total", "counter", "CPU of the house itself", cpu, "")
    memory = resident(used.ru_maxrss)
    yield from one("process_resident_memory_bytes", "gauge", "memory, bots apart", memory, "")
    if HANDLES.is_dir():
        handles = len(os.listdir(HANDLES))
        yield from one("process_open_fds", "gauge", "file handles", handles, "")


def open_now(app: App) -> int:
    return int(app.opened and not app.draining)


def resident(most: int) -> int:
    """Bytes now; where the system does not tell, the most there ever were."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize()
    return most if sys.platform == "darwin" else most * 1024


# ---- the format -----------------------------------------------------------------------------

Type = Literal["counter", "gauge", "histogram"]


def by(label: str, counted: Mapping[Any, float]) -> list[Line]:
    return [({label: value}, number) for value, number in sorted(counted.items(), key=str)]


def one(name: str, type: Type, about: str, value: float, prefix: str = "farwest_") -> Iterator[str]:
    return family(name, type, about, [({}, value)], prefix)


def family(
    name: str, type: Type, about: str, found: Iterable[Line], prefix: str = "farwest_"
) -> Iterator[str]:
    yield f"# HELP {prefix}{name} {about}"
    yield f"# TYPE {prefix}{name} {type}"
    for labels, value in found:
        yield sample(prefix + name, labels, value)


def histogram(name: str, about: str, found: Histogram) -> Iterator[str]:
    yield from family(name, "histogram", about, ())
    so_far = 0
    for bound, n in zip((*found.bounds, "+Inf"), found.counts, strict=True):
        so_far += n
        yield sample(f"farwest_{name}_bucket", {"le": bound}, so_far)
    yield sample(f"farwest_{name}_sum", {}, found.total)
    yield sample(f"farwest_{name}_count", {}, so_far)


def sample(name: str, labels: Labels, value: float) -> str:
    told = ",".join(f'{label}="{escaped(str(fact))}"' for label, fact in labels.items())
    return f"{name}{{{told}}} {value}" if told else f"{name} {value}"


def escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
