# The image's own Node only installs and builds; the site runs on the Node that the lockfile brings.
FROM node:24-bookworm-slim AS build
# That Node is linked to libatomic, which slim images lack.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/symposia
COPY package.json package-lock.json ./
COPY build/left-out build/left-out
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build \
  && npm prune --omit=dev --include=optional --ignore-scripts --no-audit --no-fund
# PostgreSQL's packages leave their links to an install script; a site that runs without rights cannot make them.
RUN node_modules/.bin/node -e "import('./src/server/db/embedded/programs.ts').then(({ findPrograms }) => findPrograms())"

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin symposia \
  && install -d -o symposia -g symposia -m 0700 /data
WORKDIR /srv/symposia
COPY --from=build /srv/symposia/package.json ./
COPY --from=build /srv/symposia/node_modules node_modules
COPY --from=build /srv/symposia/dist dist
COPY --from=build /srv/symposia/migrations migrations
COPY --from=build /srv/symposia/library library
COPY --from=build /srv/symposia/scripts scripts
COPY --from=build /srv/symposia/src src
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/srv/symposia/node_modules/.bin:$PATH
USER symposia
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --retries=5 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--v8-pool-size=0", "--expose-gc", "--disable-warning=ExperimentalWarning", "src/main.mjs"]
