# docker build -t warledger . && docker run -p 4000:4000 -v warledger:/data warledger
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm run assemble -- /assembled

FROM node:22-bookworm-slim
ENV NODE_ENV=production WARLEDGER_HOST=0.0.0.0 WARLEDGER_PORT=4000 WARLEDGER_DATA_DIR=/data
WORKDIR /app
COPY --from=build /assembled ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "healthy.mjs"]
CMD ["node", "dist/warledger.js"]
