import { readFile } from 'node:fs/promises'
import { parse, visit } from 'graphql'
import { expect, it } from 'vitest'

/**
 * Actions with an idempotency key run once when repeated. The actions in this list have no key; each entry says why
 * repeating is harmless. Actions for codes and invitations come first.
 */
const harmless = {
  claimInvitation: 'The link is its key: whoever opened it first has the invitation, and is led there again',
  joinCompany:
    'The link is used up with the account that it made; nobody is signed in yet whose key it could be',
  requestCodes: 'One wish for each participant and platform: asking twice is asking once',
  requestKitCodes: 'One wish for each run and platform: asking twice is asking once',
  requestRewardCodes: 'One wish for each run, reward and platform: asking twice is asking once',
  revealCode: 'The same code is read again, and each look is written down as one',
  setPaymentLimit: 'The same limit is set again',
  answerPaymentLimit: 'A limit that was answered waits no longer',
  removeCard: 'A card that is gone is gone',
  registerCreator: 'A name and an address are taken once',
  registerCompany: 'A name and an address are taken once',
  verifyEmail: 'Its link is used up',
  resendVerification: 'Another mail with another link, and how many is rationed',
  requestPasswordReset: 'Another mail with another link, and how many is rationed',
  setNewPassword: 'Its link is used up',
  changePassword: 'The same password is set again',
  changeCredentials: 'The same name and address are set again',
  deleteAccount: 'An account that is gone is gone',
  restartChannelVerification: 'A look that is under way is not begun again',
  addRssFeed: 'A feed is shown once',
  saveApplication: 'The same answers are kept again',
  importGame: 'A game of a shop is there once',
  extendContentDeadline: 'It names the version of the run that it was meant for',
  testCustomDomain: 'One more look at the same record',
  checkListing: 'One more look, and how many is rationed',
} as const

it('actions that move money, codes or invitations run once per idempotency key, and each other action says why a repetition is harmless', async () => {
  const sdl = parse(await readFile(new URL('../../hasura/metadata/actions.graphql', import.meta.url), 'utf8'))
  const keyless: string[] = []
  visit(sdl, {
    ObjectTypeDefinition: ({ name, fields = [] }) => {
      if (name.value !== 'Mutation') return
      for (const field of fields)
        if (!field.arguments?.some((argument) => argument.name.value === 'idempotencyKey'))
          keyless.push(field.name.value)
    },
  })
  expect(keyless.sort()).toEqual(Object.keys(harmless).sort())
})
