import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { EngineError } from '../src/errors.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { createFolder } from '../src/testing.ts'
import { createGeoDatabase, type GeoDatabase } from './harness/geoDatabase.ts'
import { createTestCore, sessionOf } from './harness/library.ts'

const SCHEMA = `
create table place (
  id serial primary key, name text not null,
  shape geometry(Geometry, 4326), spot geography(Point), peak geometry(PointZ, 4326)
);
insert into place (name, shape, spot) values
  ('square', 'SRID=4326;POLYGON((0 0, 4 0, 4 4, 0 4, 0 0))', 'POINT(2 2)'),
  ('road', 'SRID=4326;LINESTRING(-2 2, 6 2)', 'POINT(6 2)'),
  ('neighbour', 'SRID=4326;POLYGON((4 0, 8 0, 8 4, 4 4, 4 0))', 'POINT(6 3)'),
  ('overlapping', 'SRID=4326;POLYGON((2 2, 6 2, 6 6, 2 6, 2 2))', null);`

const WITHIN_ONE = { type: 'Polygon', coordinates: [square(1, 1, 3, 3)] }

function square(left: number, low: number, right: number, high: number): number[][] {
  const corners = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]
  return [...corners, [left, low]]
}

const metadata = createFolder({
  'version.yaml': 'version: 3',
  'databases/databases.yaml': JSON.stringify([
    {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
      tables: [
        {
          table: { schema: 'public', name: 'place' },
          select_permissions: [
            {
              role: 'visitor',
              permission: {
                columns: ['name'],
                filter: { shape: { _st_intersects: WITHIN_ONE }, spot: { _st_d_within: near(1000) } },
              },
            },
          ],
        },
      ],
    },
  ]),
})

function near(distance: number): object {
  return { distance, from: { type: 'Point', coordinates: [2, 2] } }
}

let database: GeoDatabase
let core: Core

beforeAll(async () => {
  database = await createGeoDatabase(SCHEMA)
  core = await createTestCore(database.pool, loadMetadata(metadata.path))
}, 300_000)

afterAll(async () => {
  await database?.close()
  metadata.remove()
})

const ask = async (
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  role = 'admin',
): Promise<unknown> => {
  try {
    const context = { session: sessionOf(role), headers: {}, requestId: 'geo' }
    return JSON.parse((await core.execute({ query, variables }, context)).body).data
  } catch (thrown) {
    if (thrown instanceof EngineError) return `${thrown.code}: ${thrown.message}`
    throw thrown
  }
}

const named = (...names: string[]): unknown => ({ place: names.map((name) => ({ name })) })

const BY_SHAPE = 'query ($where: place_bool_exp!) { place(where: $where, order_by: {id: asc}) { name } }'

test('the PostGIS test table is consistent', () => {
  expect(core.inconsistencies).toEqual([])
})

const line = {
  type: 'LineString',
  coordinates: [
    [2, -2],
    [2, 6],
  ],
}

describe('finding rows with geometry operators', () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    ['_st_contains', WITHIN_ONE, ['square']],
    ['_st_crosses', line, ['square', 'road']],
    ['_st_equals', { type: 'Polygon', coordinates: [square(0, 0, 4, 4)] }, ['square']],
    ['_st_intersects', { type: 'Point', coordinates: [7, 1] }, ['neighbour']],
    ['_st_3d_intersects', { type: 'Point', coordinates: [7, 1] }, ['neighbour']],
    ['_st_overlaps', WITHIN_ONE, ['overlapping']],
    ['_st_touches', { type: 'Polygon', coordinates: [square(8, 0, 9, 4)] }, ['neighbour']],
    ['_st_within', { type: 'Polygon', coordinates: [square(-1, -1, 5, 5)] }, ['square']],
    ['_st_d_within', { distance: 1, from: { type: 'Point', coordinates: [8.5, 1] } }, ['neighbour']],
    ['_st_3d_d_within', { distance: 1, from: { type: 'Point', coordinates: [8.5, 1] } }, ['neighbour']],
    ['_eq', { type: 'Polygon', coordinates: [square(0, 0, 4, 4)] }, ['square']],
    ['_in', [WITHIN_ONE, { type: 'Polygon', coordinates: [square(0, 0, 4, 4)] }], ['square']],
    [
      '_cast',
      { geography: { _st_d_within: { distance: 1, from: { type: 'Point', coordinates: [7, 1] } } } },
      ['neighbour'],
    ],
  ])('the operator %s finds the right shapes', async (operator, operand, names) => {
    expect(await ask(BY_SHAPE, { where: { shape: { [operator]: operand } } })).toEqual(named(...names))
  })
})

describe('finding rows with geography operators', () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    ['_st_intersects', { type: 'Point', coordinates: [6, 2] }, ['road']],
    ['_st_d_within', near(1000), ['square']],
    ['_st_d_within', { ...near(500_000), use_spheroid: false }, ['square', 'road', 'neighbour']],
    ['_in', [{ type: 'Point', coordinates: [6, 3] }], ['neighbour']],
    ['_cast', { geometry: { _st_equals: { type: 'Point', coordinates: [2, 2] } } }, ['square']],
  ])('the geography operator %s accepts %j', async (operator, operand, names) => {
    expect(await ask(BY_SHAPE, { where: { spot: { [operator]: operand } } })).toEqual(named(...names))
  })
})

test('a permission can filter by location', async () => {
  expect(await ask('{ place { name } }', undefined, 'visitor')).toEqual(named('square'))
})

test('GeoJSON can be inserted in one or many rows and read back', async () => {
  const spot = { type: 'Point', coordinates: [43.75, 11.03] }
  const peak = { type: 'Point', coordinates: [1, 2, 3] }
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } }
  const insert = `mutation ($objects: [place_insert_input!]!) {
    insert_place(objects: $objects) { returning { name spot peak } }
  }`
  const stored = (name: string) => ({ name, spot: { ...spot, crs }, peak: { ...peak, crs } })
  const one = { name: 'one', spot, peak: { ...peak, crs } }
  expect(await ask(insert, { objects: [one] })).toEqual({ insert_place: { returning: [stored('one')] } })
  const many = ['two', 'three'].map((name) => ({ ...one, name }))
  const returning = [stored('two'), stored('three')]
  expect(await ask(insert, { objects: many })).toEqual({ insert_place: { returning } })
})

describe('refusing invalid GeoJSON', () => {
  test.each<readonly [unknown, string]>([
    [5, 'parsing Geometry failed, expected Object, but encountered Number'],
    [{ coordinates: [1, 2] }, 'key "type" not found'],
    [{ type: 'Point' }, 'key "coordinates" not found'],
    [{ type: 'Random', coordinates: [1, 2] }, 'unexpected geometry type: Random'],
    [{ type: 'Point', coordinates: [1] }, 'A Position needs at least 2 elements'],
    [
      { type: 'Point', coordinates: ['1', 2] },
      'parsing Double failed, expected Number, but encountered String',
    ],
    [{ type: 'LineString', coordinates: [[1, 2]] }, 'A LineString needs at least 2 Positions'],
    [
      { type: 'Polygon', coordinates: [square(0, 0, 1, 1).slice(2)] },
      'A LinearRing needs at least 4 Positions',
    ],
    [
      { type: 'Polygon', coordinates: [[...square(0, 0, 1, 1), [5, 5]]] },
      'the first and last locations have to be equal for a LinearRing',
    ],
    [
      { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [] }] },
      'A Position needs at least 2 elements',
    ],
  ])('invalid GeoJSON is refused: %j', async (shape, message) => {
    const query =
      'mutation ($shape: geometry!) { insert_place_one(object: {name: "x", shape: $shape}) { id } }'
    expect(await ask(query, { shape })).toBe(`parse-failed: ${message}`)
  })
})
