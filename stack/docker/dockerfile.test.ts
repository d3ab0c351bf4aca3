import { describe, expect, it } from 'vitest'
import { readDockerfile, readIgnore } from './dockerfile.ts'

const from = 'FROM node:24.21.0-bookworm-slim AS base\n'

describe('reading a Dockerfile', () => {
  it('a Dockerfile is read stage by stage, each with its steps in order', () => {
    const text = `${from}# A comment.
WORKDIR /app
ENV NODE_ENV=production PORT=3000
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci \\
  # A comment between.
  --omit=dev

FROM base AS last
COPY --from=base /app/node_modules node_modules
USER node
EXPOSE 3000
CMD ["node", "main.ts"]
`
    expect(readDockerfile(text)).toEqual([
      {
        line: 1,
        name: 'base',
        base: 'node:24.21.0-bookworm-slim',
        steps: [
          { kind: 'workdir', line: 3, path: '/app' },
          { kind: 'env', line: 4, values: { NODE_ENV: 'production', PORT: '3000' } },
          { kind: 'copy', line: 5, from: null, sources: ['package.json', 'package-lock.json'], to: './' },
          { kind: 'run', line: 6, command: 'npm ci --omit=dev', caches: ['/root/.npm'] },
        ],
      },
      {
        line: 10,
        name: 'last',
        base: 'base',
        steps: [
          { kind: 'copy', line: 11, from: 'base', sources: ['/app/node_modules'], to: 'node_modules' },
          { kind: 'user', line: 12, name: 'node' },
          { kind: 'expose', line: 13, port: 3000 },
          { kind: 'cmd', line: 14, words: ['node', 'main.ts'] },
        ],
      },
    ])
  })

  it.each([
    ['VOLUME /data', 'line 2: VOLUME is an instruction that is not read'],
    ['HEALTHCHECK CMD true', 'line 2: HEALTHCHECK is an instruction that is not read'],
    ['ARG VERSION', 'line 2: ARG is an instruction that is not read'],
    ['ADD a b', 'line 2: ADD is an instruction that is not read'],
    ['COPY --chown=node:node a b', 'line 2: --chown is a flag of COPY that is not read'],
    ['COPY --link a b', 'line 2: --link is a flag of COPY that is not read'],
    ['COPY --from=other a b', 'line 2: COPY --from=other: no stage above has this name'],
    ['COPY *.json ./', 'line 2: COPY *.json is a pattern, which is not read'],
    ['COPY a b c', 'line 2: COPY of several sources needs a folder, not c'],
    ['COPY a', 'line 2: COPY a names no source'],
    ['COPY $A b', 'line 2: COPY $A b has quotes or variables, which are not read'],
    ['RUN --network=none true', 'line 2: --network is a flag of RUN that is not read'],
    ['RUN --mount=type=secret,id=x true', 'line 2: --mount=type=secret,id=x is a mount that is not read'],
    ['RUN ["true"]', 'line 2: RUN ["true"] is a form that is not read'],
    ['RUN <<END', 'line 2: RUN <<END is a form that is not read'],
    ['ENV NAME value', 'line 2: ENV NAME is not NAME=value'],
    ['CMD node main.ts', 'line 2: CMD node main.ts is not a JSON list of words'],
    ['EXPOSE 3000/udp', 'line 2: EXPOSE 3000/udp is not one port'],
    ['FROM base', 'line 2: FROM base is not IMAGE AS NAME'],
    ['FROM base AS base', 'line 2: two stages are called base'],
    ['# escape=`', 'line 2: # escape=` is a directive that is not read'],
    ['RUN true \\', 'line 2: the last line is continued, but nothing follows'],
  ])('a Dockerfile with %s is refused, and the error names the line', (line, words) => {
    expect(() => readDockerfile(`${from}${line}`)).toThrow(words)
  })

  it('a Dockerfile with a step before its first stage is refused', () => {
    expect(() => readDockerfile('RUN true')).toThrow('line 1: RUN comes before the first FROM')
  })
})

describe('files that .dockerignore keeps out of an image', () => {
  const isIgnored = readIgnore('# packages\n**/node_modules\n.env\n**/*.test.ts\n')

  it.each(['node_modules', 'web/node_modules/vite/index.js', '.env', 'a.test.ts', 'web/src/a.test.ts'])(
    '.dockerignore keeps %s out of the Docker image',
    (path) => expect(isIgnored(path)).toBe(true),
  )

  it.each(['.env.example', 'web/.env', 'web/src/test.ts', 'node_modules2'])(
    '.dockerignore lets %s into the Docker image',
    (path) => expect(isIgnored(path)).toBe(false),
  )

  it('a .dockerignore with an unknown pattern is refused, and the error names the pattern', () => {
    expect(() => readIgnore('!keep')).toThrow('.dockerignore: !keep is a pattern that is not read')
  })
})
