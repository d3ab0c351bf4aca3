import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { actionsYaml } from './actionsMetadata.ts'

const sdl = `
  type Query {
    findGame(title: String!): Game
  }
  type Mutation {
    """
    Buys a "game":
    once.
    """
    buyGame(answer: Answer!): Game!
  }
  input Answer { text: String! }
  type Game { id: uuid! }
`
const roles = { findGame: ['anonymous', 'user'], buyGame: ['company'] }

const definition = (name: string, kind: string) => ({
  kind,
  handler: `{{ACTIONS_URL}}/hasura/actions/${name}`,
  forward_client_headers: true,
  headers: [{ name: 'x-actions-secret', value_from_env: 'ACTIONS_SECRET' }],
})

describe('the list of actions in the metadata', () => {
  it('`actionsYaml` writes an entry with handler, roles and description for each action, and the names of its types', () => {
    expect(parse(actionsYaml(sdl, roles))).toEqual({
      actions: [
        {
          name: 'findGame',
          definition: definition('findGame', ''),
          permissions: [{ role: 'anonymous' }, { role: 'user' }],
        },
        {
          name: 'buyGame',
          definition: definition('buyGame', 'synchronous'),
          permissions: [{ role: 'company' }],
          comment: 'Buys a "game":\nonce.',
        },
      ],
      custom_types: {
        enums: [],
        input_objects: [{ name: 'Answer' }],
        objects: [{ name: 'Game' }],
        scalars: [],
      },
    })
  })

  it('`actionsYaml` fails if a signature needs a file without code, and the error names the file', () => {
    expect(() => actionsYaml(sdl, { findGame: ['anonymous'] })).toThrow('actions/src/actions/buyGame.ts')
  })

  it('`actionsYaml` fails if an action has no signature, and the error names the action', () => {
    expect(() => actionsYaml(sdl, { ...roles, sellGame: ['company'] })).toThrow('sellGame')
  })
})
