import { useQuery } from '@apollo/client/react'
import { ActionIcon } from '@mantine/core'
import { MINUTE_MS } from '@questboard/domain'
import { IconShoppingCart } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { CountedIcon } from '../../components/CountedIcon.tsx'
import { useText } from '../../lib/text.ts'
import classes from './CartLink.module.css'
import { CartLinkDocument } from './generated/CartLink.ts'

/** Links to the cart and shows the number of offers to pay. */
export const CartLink = () => {
  const t = useText()
  const { data } = useQuery(CartLinkDocument, {
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  })
  const count = data?.inCart.aggregate?.count ?? 0
  const label = count
    ? t('Cart, {count, plural, one {# offer to pay} other {# offers to pay}}', { count })
    : t('Cart')
  return (
    <ActionIcon
      component={AppLink}
      to="/company/cart"
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.link}
      aria-label={label}
      title={label}
    >
      <CountedIcon count={count}>
        <IconShoppingCart size={20} stroke={1.75} />
      </CountedIcon>
    </ActionIcon>
  )
}
