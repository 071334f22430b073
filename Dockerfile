# The parlour as an image: `docker build -t whitechapel-parlour .`, then
# `docker run --read-only --tmpfs /tmp -v parlour:/data -p 8000:8000 whitechapel-parlour`. See docs/hosting.md.
ARG PYTHON=3.13

# Everything that is only needed to build stays in this stage: the C compiler, node, mypy. Every package has a hash.
FROM python:${PYTHON}-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /src
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
COPY requirements requirements
RUN python -m venv /opt/parlour
RUN /opt/parlour/bin/pip install --quiet --require-hashes -r requirements/play.txt
RUN python -m venv /opt/build
RUN /opt/build/bin/pip install --quiet --require-hashes -r requirements/build.txt
COPY . .
RUN /opt/build/bin/python tools/client.py
RUN WHITECHAPEL_COMPILED=1 WHITECHAPEL_PROFILE=1 WHITECHAPEL_CLIENT=built /opt/build/bin/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
RUN /opt/parlour/bin/pip install --quiet --no-deps dist/*.whl
RUN /opt/parlour/bin/pip uninstall --quiet --yes hatchling trove-classifiers pip

FROM python:${PYTHON}-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin parlour && install --directory --owner=parlour /data
COPY --from=build /opt/parlour /opt/parlour
USER 10001
# Nothing but /data is written to, so the container may run with a read-only file system.
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGINT
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["/opt/parlour/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["/opt/parlour/bin/whitechapel"]
CMD ["serve", "--no-open", "--data", "/data"]
