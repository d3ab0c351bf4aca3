/** Where no row of the market has a value of an enum table, and why. '*' is the whole column. */
export const absent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'channel_verification.status': { in_progress: 'lasts for seconds, while the provider is asked' },
  'company_page_block.kind': {
    channels: 'a creator has channels',
    videos: 'a creator has videos',
    streams: 'a creator has streams',
    feed: 'a creator has feeds',
  },
  'creator_page_block.kind': {
    activations: 'a company has activations',
    announcements: 'a company has announcements',
  },
  'export.status': {
    requested: 'lasts for seconds, while the export is made',
    running: 'lasts for seconds, while the export is made',
    ready: 'needs a file, which no seed can bring; the market has exports whose files are gone',
  },
  'invitation.auto_bid_within': { auto_decline: 'no offer within the maximum is declined' },
  'invitation.auto_bid_over': { auto_accept: 'no offer over the maximum is accepted' },
  'quest.auto_bid_within': { auto_decline: 'no offer within the maximum is declined' },
  'quest.auto_bid_over': { auto_accept: 'no offer over the maximum is accepted' },
  'ledger_transfer.kind': {
    adjustment: 'made by hand, in the console',
    chargeback: 'made by hand until a vendor tells of them',
    chargeback_won: 'made by hand until a vendor tells of them',
  },
  'ledger_transfer_side.kind': { '*': 'a table of rules' },
  'ledger_transfer_side.account_kind': { '*': 'a table of rules' },
  'ledger_transfer_subject.kind': { '*': 'a table of rules' },
  'ledger_transfer_subject.takes_back': { '*': 'a table of rules' },
  'matchmaking.status': { generating: 'lasts for seconds, while creators are scored' },
  'matchmaking_item.platform': { tiktok: 'no offers are made on TikTok' },
  'quest_bid.platform': { tiktok: 'no offers are made on TikTok' },
  'quest_run.platform': { tiktok: 'no offers are made on TikTok' },
  'notification.kind': {
    '*': 'a kind is told by its moment; the bells of the demo accounts have some of each tone',
  },
  'payment.vendor': { stripe_connect: 'pays out', paypal: 'pays out' },
  'payout.vendor': { stripe: 'takes in' },
  'report_row.kind': { '*': 'the shape of an answer, never a row' },
  'upload.kind': { '*': 'needs a file, which no seed can bring' },
  'verification_token.kind': { '*': 'the secret of a mail that was sent' },
}
