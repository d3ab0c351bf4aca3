import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { scratchFolder } from '../scratchFolder.ts'
import { readDockerfile } from './dockerfile.ts'
import { buildImages, relocate } from './images.ts'

const base = `FROM node:${process.versions.node}-bookworm-slim AS base\nWORKDIR /app\n`
let folder = ''

const build = (text: string) => {
  folder = scratchFolder('image')
  return buildImages(readDockerfile(text), ['package.json', '.ci/run', 'docker/web.conf'], folder)
}
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a stage of a Dockerfile, built without Docker', () => {
  it('a stage of a Dockerfile has the files that it copies, in the places where Docker puts them', async () => {
    const images = await build(`${base}COPY docker kept
COPY package.json ./
COPY package.json other.json
FROM base AS last
COPY --from=base /app/kept /srv
COPY --from=base /app/kept/web.conf /etc/default.conf`)
    const last = images.get('last')?.folder ?? ''
    const copied = [
      'app/kept/web.conf',
      'app/package.json',
      'app/other.json',
      'srv/web.conf',
      'etc/default.conf',
    ]
    expect(copied.filter((path) => !existsSync(join(last, path)))).toEqual([])
  })

  it('a stage of a Dockerfile runs its commands only with its own settings and paths', async () => {
    const images = await build(
      `${base}ENV NAME=/data/value\nRUN mkdir /data && env > /data/settings && node -p process.version > version`,
    )
    const image = images.get('base')?.folder ?? ''
    const settings = readFileSync(join(image, 'data/settings'), 'utf8').trim().split('\n')
    expect(settings).toContain(`NAME=${image}/data/value`)
    expect(settings.map((line) => line.split('=')[0]).sort()).toEqual(['HOME', 'NAME', 'PATH', 'PWD'])
    expect(readFileSync(join(image, 'app/version'), 'utf8').trim()).toBe(process.version)
  })

  it('building a stage of a Dockerfile does not change the stage on which it is based', async () => {
    const images = await build(
      `${base}COPY package.json ./\nFROM base AS last\nRUN node -e "fs.writeFileSync('package.json', '')"`,
    )
    expect(readFileSync(join(images.get('base')?.folder ?? '', 'app/package.json'), 'utf8')).not.toBe('')
  })

  it.each([
    ['RUN git --version', /line 3, stage base: RUN git --version ended with 127\n.*git: not found/s],
    ['RUN false', 'line 3, stage base: RUN false ended with 1'],
    ['COPY nothing ./', 'line 3, stage base: COPY nothing: the context has no such file or folder'],
    ['RUN --mount=type=cache,target=/root/.npm npm cache clean', 'the cache is shared, and is not cleaned'],
    ['FROM debian:13 AS last', 'line 3, stage last: FROM debian:13: what this image has is not known here'],
    [
      'FROM node:20.0.0-bookworm-slim AS last',
      'stage last: FROM node:20.0.0-bookworm-slim: the lockfile pins',
    ],
  ])(
    'a stage of a Dockerfile with %s fails, and the error names the line and the command',
    async (line, words) => {
      await expect(build(`${base}${line}`)).rejects.toThrow(words)
    },
  )
})

it("an absolute path in a Dockerfile becomes a path in the image's folder, but URLs and devices stay unchanged", () => {
  expect(relocate('cp /app/a b/c --to=/srv "/tmp/x" http://host/path > /dev/null', '/room')).toBe(
    'cp /room/app/a b/c --to=/room/srv "/room/tmp/x" http://host/path > /dev/null',
  )
})
