import { expect, it } from 'vitest'
import { invitationToken, keptWay, wayActivation, wayName } from './way.ts'

const id = '00000000-0000-4000-8000-00000000ac04'
const site = 'https://questboard.example'

it('after sign-up, the page of a join link, an activation or an invitation is remembered with its parameters', () => {
  for (const way of [
    `/creator-programs/${id}/join`,
    `/company/${id}/join?program=${id}&unbranded`,
    `/campaigns/quests/${id}`,
  ]) {
    expect(keptWay(way, site)).toBe(way)
    expect(keptWay(site + way, site)).toBe(way)
  }
})

it('the secret address of a mailed invitation is never remembered after sign-up, but its token is read', () => {
  expect(keptWay('/company/invitation?token=abc', site)).toBeNull()
  expect(invitationToken('/company/invitation?token=abc', site)).toBe('abc')
  expect(invitationToken('https://evil.example/company/invitation?token=abc', site)).toBeNull()
  expect(invitationToken('/company/join?token=abc', site)).toBeNull()
})

it('pages of other kinds and other sites are not remembered after sign-up', () => {
  for (const way of [
    null,
    '',
    '/home',
    '/creator/onboarding',
    `//evil.example/missions/${id}`,
    'https://evil.example',
  ])
    expect(keptWay(way, site)).toBeNull()
  expect(keptWay(`/missions/${id}?${'x'.repeat(500)}`, site)).toBeNull()
})

it('a remembered page has a name for people, and refers to the activation that the page is about', () => {
  expect(wayName('/company/invitation?token=abc')).toBe('your invitation')
  expect(wayName(`/missions/${id}`)).toBe('the Mission')
  expect(wayActivation(`/creator-programs/${id}/join`)).toBe(id)
  expect(wayActivation(`/company/${id}/join?unbranded&program=${id}`)).toBe(id)
  expect(wayActivation(`/company/${id}/join`)).toBeNull()
})
