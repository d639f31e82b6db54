# One image per process:
#
#   docker build --build-arg PROCESS=services/auth --tag proofround/auth .
#
# PROCESS is the folder of one of services/*, stand-ins/stripe, or scripts (the launcher, which makes
# the secrets of docker-compose.yml). The image of a service also has
# its migrations: `node dist/migrate.js`. `npm run image` carries the same steps out in a clean
# folder, without an engine; so every RUN works with paths relative to its WORKDIR.
ARG NODE=node:24.21.0-bookworm-slim

# What npm needs to know, apart: the layers below stay in the cache while only sources change.
FROM ${NODE} AS manifests
WORKDIR /src
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE} AS build
WORKDIR /src
COPY --from=manifests /src ./
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY . .
RUN node packages/client/codegen/generate.mjs
RUN node_modules/.bin/tsc -b
RUN node --input-type=module --eval "import { main } from './scripts/dist/cli.js'; await main(['build'])"

# The production dependencies of this one process, and of nothing else.
FROM ${NODE} AS pack
ARG PROCESS
WORKDIR /src
COPY --from=manifests /src ./
RUN npm install --no-save --omit=dev --workspace=$PROCESS --no-audit --no-fund --loglevel=error
RUN for folder in packages/client packages/test-kit services/* stand-ins/* frontend scripts e2e bench eval; do [ "$folder" = "$PROCESS" ] || rm -rf "$folder"; done
RUN find node_modules -xtype l -delete && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' \) -delete
COPY --from=build /src/packages/contracts/dist packages/contracts/dist
COPY --from=build /src/packages/matching/dist packages/matching/dist
COPY --from=build /src/packages/text/dist packages/text/dist
COPY --from=build /src/packages/service-kit/dist packages/service-kit/dist
COPY --from=build /src/${PROCESS}/dist ${PROCESS}/dist
COPY --from=build /src/frontend/dist web
RUN [ "$PROCESS" = services/gateway ] || rm -rf web/*
# A new volume that is mounted there may be written to as this folder is, by whoever the process runs as.
RUN [ "$PROCESS" != stand-ins/stripe ] || mkdir -m 777 stand-ins/stripe/data

FROM ${NODE} AS process
ARG PROCESS
ENV NODE_ENV=production OPS_HOST=0.0.0.0 OPS_PORT=9090 WEB_ROOT=/app/web
WORKDIR /app
COPY --from=pack /src/node_modules node_modules
COPY --from=pack /src/packages packages
COPY --from=pack /src/web web
COPY --from=pack /src/${PROCESS} ${PROCESS}
WORKDIR /app/${PROCESS}
USER 1000:1000
EXPOSE 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: SIGTERM reaches it, and it stops in order.
CMD ["node", "--enable-source-maps", "dist/main.js"]
