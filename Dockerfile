# Ridotto's table server. From a checkout:
#   docker build --tag ridotto .
#   docker run --publish 127.0.0.1:8097:8097 --volume ridotto:/data ridotto
# docs/hosting.md tells the rest.

FROM python:3.11-slim AS packed
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
COPY requirements/browser.txt requirements/
COPY scripts/local-count scripts/
COPY src/ridotto src/ridotto
RUN python scripts/local-count /packed

FROM node:22-slim AS page
WORKDIR /web
COPY web/package.json web/package-lock.json web/.npmrc ./
# Not npm ci: the lock was made on one kind of machine, and lacks what others need besides.
RUN npm install --no-save --no-audit --no-fund
COPY web ./
COPY --from=packed /packed/packages.zip /packed/floors.zip node_modules/.local-count/
RUN npm run build -- --outDir /page --emptyOutDir

FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/ridotto
WORKDIR /src
# What is locked changes seldom: in a layer of its own it is fetched once.
COPY requirements/run.txt requirements/
RUN /opt/ridotto/bin/pip install --no-deps --require-hashes --requirement requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY --from=page /page src/ridotto/server/page
RUN /opt/ridotto/bin/pip install --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --system --uid 10097 --user-group --home-dir /data --shell /usr/sbin/nologin ridotto \
    && install --directory --owner ridotto --group ridotto --mode 0700 /data
COPY --from=build /opt/ridotto /opt/ridotto
# In a container only the published port leads in, so the server may listen everywhere.
ENV RIDOTTO_HOST=0.0.0.0 \
    RIDOTTO_PORT=8097 \
    RIDOTTO_DATABASE=/data/tables.db \
    NUMBA_CACHE_DIR=/data/cache \
    PYTHONDONTWRITEBYTECODE=1
USER ridotto
WORKDIR /data
VOLUME /data
EXPOSE 8097
# Whether it can write is asked, not only whether it is there. The slim image has no curl. A status other than 2xx raises, and so does silence.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["/opt/ridotto/bin/python", "-c", \
    "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"RIDOTTO_PORT\"]}/readyz', timeout=4)"]
ENTRYPOINT ["/opt/ridotto/bin/ridotto"]
CMD ["serve"]
