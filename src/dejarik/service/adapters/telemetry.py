"""
Telemetry: spans sent to a collector of OpenTelemetry.

What belongs here: the library, how much is sampled, and ending in time. What does not: which
spans there are (whoever works says so through `monitoring.spans`).

The library is an extra of the package (`dejarik[telemetry]`), so this module is loaded only
when a collector is named. What a client sends as its context is believed for the number alone: how
much is sampled is decided here.
"""

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, cast

from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider, sampling
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from dejarik.service.config import TraceSettings
from dejarik.service.monitoring.builds import version
from dejarik.service.monitoring.spans import NOTHING, Attribute, Spans
from dejarik.service.monitoring.trace_context import TraceContext, read_trace, within

NAME: Final = "dejarik"
SEND_SECONDS: Final = 5
END_SECONDS: Final = 1.0
"""How long the last spans may take to be sent when a process ends; then they are lost."""
HEX: Final = 16


class TracedSpans(Spans):
    """Spans of a tracer; what is not sampled costs one span and no parts."""

    def __init__(self, tracer: trace.Tracer) -> None:
        self._tracer = tracer

    @contextmanager
    def root(self, name: str, carried: str = "", **attributes: Attribute) -> Iterator[TraceContext]:
        """Begin to work on something that was sent."""
        sent = read_trace(carried)
        parent = None if sent is None else self._remote(sent)
        kind = trace.SpanKind.SERVER
        with self._tracer.start_as_current_span(
            name, parent, kind, attributes, record_exception=False, set_status_on_exception=False
        ) as span:
            found = span.get_span_context()
            context = TraceContext(f"{found.trace_id:032x}", f"{found.span_id:016x}")
            with within(context):
                yield context

    def part(self, name: str, **attributes: Attribute) -> AbstractContextManager[object]:
        """One part of what is worked on now, if that is sampled."""
        if not trace.get_current_span().is_recording():
            return NOTHING
        return self._tracer.start_as_current_span(
            name, attributes=attributes, record_exception=False, set_status_on_exception=False
        )

    def note(self, **attributes: Attribute) -> None:
        """Say more of what is worked on now."""
        trace.get_current_span().set_attributes(attributes)

    def handle(self) -> object | None:
        """The span that is worked on now, if it is sampled."""
        span = trace.get_current_span()
        return trace.set_span_in_context(span) if span.is_recording() else None

    def done(
        self, name: str, handle: object, began: int, ended: int, **attributes: Attribute
    ) -> None:
        """Add a part that is over to what was worked on."""
        span = self._tracer.start_span(
            name, cast("Context", handle), attributes=attributes, start_time=began
        )
        span.end(ended)

    def _remote(self, sent: TraceContext) -> Context:
        context = trace.SpanContext(int(sent.trace, HEX), int(sent.span, HEX), is_remote=True)
        return trace.set_span_in_context(trace.NonRecordingSpan(context))


def sampler_of(percent: int) -> sampling.Sampler:
    """What samples a part of all traces by their numbers, whatever their senders want."""
    ours = sampling.TraceIdRatioBased(percent / 100)
    return sampling.ParentBased(ours, remote_parent_sampled=ours, remote_parent_not_sampled=ours)


@contextmanager
def sending(settings: TraceSettings, instance: str) -> Iterator[Spans]:
    """Send spans to a collector as long as the context lasts."""
    told = {"service.name": NAME, "service.version": version(), "service.instance.id": instance}
    provider = TracerProvider(sampler_of(settings.percent), Resource(told), shutdown_on_exit=False)
    exporter = OTLPSpanExporter(settings.url, timeout=SEND_SECONDS)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    try:
        yield TracedSpans(provider.get_tracer(NAME))
    finally:
        _end(provider)


def _end(provider: TracerProvider) -> None:
    """Send what is left, unless the collector takes too long."""
    last = threading.Thread(target=provider.shutdown, daemon=True)
    last.start()
    last.join(END_SECONDS)
