# One image per process:
#
#   docker build --build-arg PROCESS=services/auth --tag proofround/auth:local .
#
# PROCESS is the folder of one of services/*, stand-ins/stripe, or scripts (the launcher, which makes
# the secrets of docker-compose.yml). The image of a service also has its migrations:
# `node dist/migrate.js`. `npm run image` builds all of them and measures them. All processes share
# the stages before the last: the first image costs a build, every further one copies two folders.
#
# NODE names the base, and POSTGRES, NATS and REDIS the servers whose programs the image of backups needs.
# Each is named by tag and digest, because what a tag means may change. Where there is no registry,
# `npm run image` makes them.
ARG NODE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ARG POSTGRES=postgres:17.6-bookworm@sha256:f3bd19c606e442c3d7bdfa8002e03fe260a1023351e0ea4598032022b68dd6e3
ARG NATS=nats:2.11.8-alpine@sha256:71092f77d707a4a81b12aca5096d6b2d2e07ad16aa57c84066940a17af74f61a
ARG REDIS=redis:7.4.5-bookworm@sha256:90e7a336d044f1abc9e9dbc05d65566850896d11453bbd1dd0fb7e5059f0e8fb

# What npm needs to know, apart: the layers below stay in the cache while only sources change.
FROM ${NODE} AS manifests
WORKDIR /src
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# No package runs a script of its own while it is installed; a unit test lists those that have one and
# work without. `npm ci` would refuse the lock file here: of the tools' native packages it contains only
# those of the platform on which it was made. `npm install` takes everything else from it as it is.
FROM ${NODE} AS build
WORKDIR /src
COPY --from=manifests /src ./
RUN npm install --ignore-scripts --no-save --no-audit --no-fund --loglevel=error
COPY . .
RUN node packages/client/codegen/generate.mjs
RUN node_modules/.bin/tsc -b
RUN node scripts/dist/containers/build.js
# For each process its production dependencies (`npm ci --omit=dev` with its part of the lock file),
# their bill of materials, and its code.
RUN node scripts/dist/containers/pack.js /packed

# Backup, restore and the drill (docs/backup.md): the launcher with the programs of the servers, each in
# the version that docker-compose.yml and the local overlay run, because pg_dump must not be older than
# the server. Built by: --target backup
FROM ${NATS} AS nats
FROM ${REDIS} AS redis
FROM ${POSTGRES} AS backup
ENV NODE_ENV=production
COPY --from=nats /usr/local/bin/nats-server /usr/local/bin/nats-server
COPY --from=redis /usr/local/bin/redis-server /usr/local/bin/redis-server
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /packed/scripts/dependencies ./
COPY --from=build /packed/scripts/code ./
WORKDIR /app/scripts
USER 999:999
HEALTHCHECK NONE
ENTRYPOINT ["node", "dist/maintenance/main.js"]
CMD ["backup", "--into", "/backups"]
ARG VERSION=
ARG REVISION=
ARG SOURCE=
LABEL org.opencontainers.image.title="Proofround backup" org.opencontainers.image.version="${VERSION}" org.opencontainers.image.revision="${REVISION}" org.opencontainers.image.source="${SOURCE}" org.opencontainers.image.licenses="UNLICENSED"

FROM ${NODE} AS process
ARG PROCESS
ENV NODE_ENV=production OPS_HOST=0.0.0.0 OPS_PORT=9090 WEB_ROOT=/app/web
WORKDIR /app
COPY --from=build /packed/${PROCESS}/dependencies ./
COPY --from=build /packed/${PROCESS}/code ./
WORKDIR /app/${PROCESS}
USER 1000:1000
EXPOSE 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: SIGTERM reaches it, and it stops in order.
CMD ["node", "dist/main.js"]
# Last, because they differ between commits.
ARG VERSION=
ARG REVISION=
ARG SOURCE=
LABEL org.opencontainers.image.title="Proofround ${PROCESS}" org.opencontainers.image.version="${VERSION}" org.opencontainers.image.revision="${REVISION}" org.opencontainers.image.source="${SOURCE}" org.opencontainers.image.licenses="UNLICENSED"
