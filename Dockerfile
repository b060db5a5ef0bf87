# The official image of the Node.js that package.json pins; a test holds both together.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# The page, built with everything that development needs.
FROM ${NODE_IMAGE} AS page
WORKDIR /bagwise
COPY package.json package-lock.json ./
COPY golf/package.json golf/
COPY content/package.json content/
COPY contract/package.json contract/
COPY shot-files/package.json shot-files/
COPY assistants/package.json assistants/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
COPY e2e/package.json e2e/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# The packages that run with the server, and no others.
FROM ${NODE_IMAGE} AS packages
WORKDIR /bagwise
COPY package.json package-lock.json ./
COPY golf/package.json golf/
COPY content/package.json content/
COPY contract/package.json contract/
COPY shot-files/package.json shot-files/
COPY assistants/package.json assistants/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --workspace=@bagwise/server --include-workspace-root=false --no-audit --no-fund
COPY scripts/supply-chain scripts/supply-chain
RUN node scripts/supply-chain/keep-shipped.ts --root=/bagwise && rm -r scripts shot-files web cli e2e

FROM ${NODE_IMAGE}
# For backups of PostgreSQL: the version of the database in compose.yaml.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node --mode=0700 /data
WORKDIR /bagwise
COPY --from=packages /bagwise ./
COPY golf/src golf/src
COPY content/src content/src
COPY contract/src contract/src
COPY assistants/src assistants/src
COPY server/src server/src
COPY deploy/health-check.mjs deploy/
COPY --from=page /bagwise/web/dist web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "server/src/main.ts"]
