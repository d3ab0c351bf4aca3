import { linkLifetime } from '@questboard/domain'
import { channelSignUpKnownLetter, channelSignUpLetter } from '@questboard/providers/mail'
import type { Dependencies } from './dependencies.ts'
import { createLinkToken, inHours, linkTo } from './links.ts'

export const createChannelSignUpActivities = ({
  database,
  mailer,
  publicUrl,
}: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>) => ({
  /**
   * Mails the link that creates the account. Only the mailbox's owner learns that an account exists, because the page
   * shows the same text to everyone. Sends nothing if the link was already used.
   */
  async sendChannelSignUp(signUpId: string): Promise<void> {
    const { token, hash } = createLinkToken()
    const signUp = await database
      .updateTable('channel_sign_up')
      .set({ token_hash: hash, expires_at: inHours(linkLifetime.channelSignUpHours) })
      .where('id', '=', signUpId)
      .returning('email')
      .executeTakeFirst()
    if (!signUp) return
    const account = await database
      .selectFrom('user')
      .select('display_name')
      .where('email', '=', signUp.email)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    const letter = account
      ? channelSignUpKnownLetter({
          displayName: account.display_name,
          url: new URL('/login?callbackUrl=/user/settings/connections', publicUrl).href,
        })
      : channelSignUpLetter({
          url: linkTo(publicUrl, '/register/confirm', token),
          validHours: linkLifetime.channelSignUpHours,
        })
    await mailer.send(signUp.email, letter, `channel-sign-up.${signUpId}`)
  },
})
