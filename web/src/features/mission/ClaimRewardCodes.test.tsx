import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { OutOfCodes_RequestFragmentDoc } from '../../shared/codes/generated/ClaimCodes.ts'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { ClaimRewardCodes } from './ClaimRewardCodes.tsx'
import { ClaimRewards } from './ClaimRewards.tsx'
import type {
  MissionRewards_MissionFragment,
  MissionRewards_RunFragment,
} from './generated/MissionParticipation.ts'

const channels = [
  { id: 'gog', name: 'GOG' },
  { id: 'steam', name: 'Steam' },
] as const
const item = { id: 'standard', type: 'game', item_name: 'Standard' } as const

const reward: MissionRewards_MissionFragment['rewards'][number] = {
  id: 'reward',
  kind: 'code',
  name: '',
  description: '',
  image_url: null,
  number_of_items: null,
  quantity: 2,
  code_item: item,
  channels: channels.map((distribution_channel) => ({ reward_id: 'reward', distribution_channel })),
}

const run: MissionRewards_RunFragment = {
  id: 'run',
  status: 'claimReward',
  // The creator's open code request is for another reward.
  code_requests: [
    {
      id: 'asked',
      reward_id: 'other',
      ...makeFragmentData(
        { id: 'asked', distribution_channel_id: 'steam', told_at: null },
        OutOfCodes_RequestFragmentDoc,
      ),
    },
  ],
  claims: [],
  shipping_address: null,
}

const offerOf = (codeItem: object, channel: { readonly name: string }, availability: string) => ({
  __typename: 'key_offer',
  activation_id: 'mission',
  availability,
  platform: channel.name,
  code_item: { __typename: 'code_item', ...codeItem },
  distribution_channel: { __typename: 'distribution_channel', ...channel },
})

it('if a platform has no codes left, a creator can choose another platform or request more codes', async () => {
  const asked: object[] = []
  const server = createServer({
    CodeOffers: () => ({
      key_offer: [
        offerOf(item, channels[0], 'HIGH'),
        offerOf(item, channels[1], 'OUT'),
        offerOf({ ...item, id: 'deluxe', item_name: 'Deluxe' }, channels[1], 'HIGH'),
      ],
    }),
    RequestRewardCodes: (variables) => {
      asked.push(variables)
      return { requestRewardCodes: { __typename: 'MissionRunOutput', missionRunId: 'run' } }
    },
  })
  render(<ClaimRewardCodes missionId="mission" run={run} reward={reward} left={2} />, { wrapper: server })
  await userEvent.click(await screen.findByRole('radio', { name: 'GOG' }))
  expect(screen.getByRole('button', { name: 'Claim reward' })).toBeEnabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Steam' }))
  expect(screen.queryByRole('button', { name: 'Claim reward' })).not.toBeInTheDocument()
  expect(
    screen.getByText('No codes left for Steam. Choose another platform, or notify the company.'),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Notify the company' }))
  expect(asked).toEqual([{ missionRunId: 'run', rewardId: 'reward', distributionChannelId: 'steam' }])
  expect(screen.queryByRole('textbox', { name: 'How many codes' })).not.toBeInTheDocument()
})

it('the choice of platforms for a reward lists each platform once', async () => {
  const server = createServer({
    CodeOffers: () => ({ key_offer: channels.map((channel) => offerOf(item, channel, 'HIGH')) }),
  })
  const mission: object = { __typename: 'mission', id: 'mission', rewards: [reward] }
  const masked: object = { __typename: 'mission_run', ...run }
  render(<ClaimRewards mission={mission} run={masked} company="Moss" />, { wrapper: server })
  expect(await screen.findByRole('radio', { name: 'GOG' })).toBeInTheDocument()
  expect(screen.getAllByText(/GOG/)).toHaveLength(1)
})

it('each claimed reward code shows its platform', async () => {
  const code_claims = ['one', 'two'].map((id) => ({ code_id: id, code: { id, platform: 'GOG' } }))
  const claim = { id: 'claim', reward_id: 'reward', claimed_at: '2026-11-01T12:00:00Z', code_claims }
  const mission: object = { __typename: 'mission', id: 'mission', rewards: [reward] }
  const masked: object = { __typename: 'mission_run', ...run, status: 'completed', claims: [claim] }
  render(<ClaimRewards mission={mission} run={masked} company="Moss" />, { wrapper: createServer({}) })
  expect(screen.getAllByText('GOG')).toHaveLength(2)
  expect(screen.queryByText('Steam')).not.toBeInTheDocument()
})

it('if the choice of platforms for a reward fails to load, the creator can load it again', async () => {
  let isOffline = true
  const server = createServer({
    CodeOffers: () => (isOffline ? noNetwork() : { key_offer: [offerOf(item, channels[0], 'HIGH')] }),
  })
  render(<ClaimRewardCodes missionId="mission" run={run} reward={reward} left={2} />, { wrapper: server })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Claim reward' })).not.toBeInTheDocument()
  isOffline = false
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Claim reward' })).toBeEnabled()
})
