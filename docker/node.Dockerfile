# Our services. Build one with `docker build -f docker/node.Dockerfile --target actions .`; targets: gateway, actions, worker, web.
# Needs BuildKit, Docker's own builder. `npm test -- stack/docker` runs these stages without Docker.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY database/package.json database/
COPY moves/package.json moves/
COPY providers/package.json providers/
COPY workflows/package.json workflows/
COPY gateway/package.json gateway/
COPY actions/package.json actions/
COPY engine/package.json engine/
COPY sandbox/package.json sandbox/
COPY web/package.json web/
COPY stack/package.json stack/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# Packages for run time, without those for builds and tests. Optional packages stay: sharp's and swc's programs are among them,
# one package per platform.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --prefer-offline --omit=dev --workspace=gateway --workspace=actions --workspace=workflows \
  --workspace=moves --workspace=providers --workspace=database --workspace=domain

# Vite bundles with rolldown, whose program is an optional package per platform as well.
FROM manifests AS client
RUN --mount=type=cache,target=/root/.npm npm ci --prefer-offline --workspace=web --workspace=domain
COPY tsconfig.base.json ./
COPY domain domain
COPY web web
RUN cd web && node ../node_modules/vite/bin/vite.js build

FROM node:24.21.0-bookworm-slim AS service
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/tmp/node-compile
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY domain domain
COPY database database
COPY moves moves
COPY providers providers
COPY workflows workflows
RUN mkdir -p /data/files && chown node:node /data/files
USER node

FROM service AS gateway
COPY gateway gateway
COPY --from=client /app/web/dist web/dist
EXPOSE 3000
CMD ["node", "gateway/src/main.ts"]

FROM service AS actions
COPY actions actions
ENV ACTIONS_PORT=3000
EXPOSE 3000
# A larger young generation collects new objects earlier: an import of 100,000 codes needs a third less memory.
CMD ["node", "--max-semi-space-size=16", "actions/src/main.ts"]

FROM service AS worker
# Bundled once at build time instead of at each start.
USER root
RUN node workflows/src/bundle.ts /app/workflows.js
USER node
ENV WORKFLOW_BUNDLE=/app/workflows.js
EXPOSE 3000
CMD ["node", "workflows/src/main.ts"]

# The public entry point: serves the hashed client files and passes everything else to the gateway.
FROM nginxinc/nginx-unprivileged:1.29.3-alpine3.22 AS web
COPY docker/web.conf /etc/nginx/conf.d/default.conf
COPY --from=client /app/web/dist/assets /usr/share/nginx/html/assets
USER nginx
EXPOSE 8080
