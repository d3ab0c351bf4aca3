import { activationKinds } from '../activation/activation.ts'
import { activationPath, questRunPath } from '../activation/paths.ts'
import { count, flag, id, maybe, oneOf, type Shaped, text } from '../shape.ts'
import { kind, sentences } from './kind.ts'

const ofCode = { company: text, item: text, platform: text }
const ofRevokedCode = {
  ...ofCode,
  replaced: flag,
  excluded: maybe(flag),
  activationId: maybe(id),
  activationKind: maybe(oneOf(activationKinds)),
  runId: maybe(id),
}

/** The screen that shows the code: a Quest's kit, a Mission's rewards, or the creator's list of keys. */
const placeOfCode = ({ activationId, activationKind, runId }: Shaped<typeof ofRevokedCode>): string => {
  if (!activationId) return '/creator/keys'
  if (activationKind === 'MISSION') return activationPath('MISSION', activationId)
  return activationKind === 'QUEST' && runId ? questRunPath(activationId, runId) : '/creator/keys'
}

const replacementWords = ({ replaced, excluded, ...of }: Shaped<typeof ofRevokedCode>): string => {
  if (replaced) return `You have a new code for ${of.platform}.`
  if (excluded) return `${of.company} doesn’t replace this code.`
  return `No other ${of.platform} code is available now.`
}

const contentWords = ({ activationKind, replaced, excluded }: Shaped<typeof ofRevokedCode>): string => {
  if (activationKind !== 'KEY' || replaced) return ''
  return excluded
    ? 'Without a code, you don’t have to submit content.'
    : 'Without a code, you don’t have to submit content. When you claim another code, you get 30 new days to submit.'
}

const codesLeft = (left: number): string => (left === 1 ? '1 code is' : `${left} codes are`)

/** Notifications about the supply of codes, and about single codes that creators hold. */
export const codeKinds = {
  codes_running_out: kind({
    audience: ['company'],
    preference: 'company_status_updates',
    params: { item: text, platform: text, left: count },
    path: () => '/company/code-manager/codes',
    button: 'Add codes',
    words: (of) =>
      of.left === 0
        ? {
            title: `${of.item} is out of ${of.platform} codes`,
            body: 'Creators can’t claim this item until you add codes.',
          }
        : {
            title: `${of.item} is running out of ${of.platform} codes`,
            body: `${codesLeft(of.left)} left. Add codes so that every creator gets one.`,
          },
  }),
  codes_overpromised: kind({
    audience: ['company'],
    preference: 'company_status_updates',
    params: { activation: text, promised: count, left: count },
    path: () => '/company/code-manager/codes',
    button: 'Add codes',
    words: (of) => ({
      title: `${of.activation} promises more codes than you have left`,
      body: `Creators can still claim ${of.promised === 1 ? '1 code' : `${of.promised} codes`}, but only ${codesLeft(of.left)} left. Add codes so that every creator gets one.`,
    }),
  }),
  code_revoked: kind({
    audience: ['creator'],
    preference: 'key_status_updates',
    params: ofRevokedCode,
    quote: { params: { reason: text }, author: (of) => of.company, text: ({ reason }) => reason },
    path: placeOfCode,
    button: 'View codes',
    words: (of) => ({
      title: `${of.company} took back your code for ${of.item}`,
      body: sentences(replacementWords(of), contentWords(of)),
    }),
  }),
  code_handed_out: kind({
    audience: ['creator'],
    preference: 'key_status_updates',
    params: ofCode,
    path: () => '/creator/keys',
    button: 'View codes',
    words: (of) => ({
      title: `${of.company} gave you a code for ${of.item}`,
      body: `The code is for ${of.platform}. You can reveal it at any time.`,
    }),
  }),
} as const
