import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'
import { HeroBoard } from './HeroBoard.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import classes from './LandingPage.module.css'
import { MarketFigures } from './MarketFigures.tsx'
import { MoneyPath } from './MoneyPath.tsx'
import { OpenNow } from './OpenNow.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { Sides } from './Sides.tsx'
import { useMarket } from './useMarket.ts'

const Ways = () => {
  const t = useText()
  return (
    <div className={classes.ways}>
      <Button component={AppLink} to="/register/company" size="lg">
        {t('Register a company')}
      </Button>
      <Button component={AppLink} to="/register/creator" size="lg" variant="default">
        {t('Join as a creator')}
      </Button>
    </div>
  )
}

const Hero = () => {
  const t = useText()
  return (
    <div className={classes.hero}>
      <div className={classes.heroInner}>
        <div className={classes.words}>
          <h1>{t('Where games meet the people who play them on air')}</h1>
          <p className={classes.lead}>
            {t(
              'Game companies post what they need. Creators choose what fits their channel. Questboard keeps the agreement, the deadlines and the money in one place.',
            )}
          </p>
          <Ways />
          <p className={classes.aside}>
            {t('Free for creators. Companies start on a free plan, no card needed.')}
          </p>
        </div>
        <HeroBoard />
      </div>
    </div>
  )
}

const Closing = () => {
  const t = useText()
  return (
    <section className={classes.closing} aria-labelledby="closing">
      <h2 id="closing">{t('Join Questboard')}</h2>
      <p>{t('Signing up takes a minute, and you can look around first.')}</p>
      <Ways />
    </section>
  )
}

/** Presents Questboard to visitors. The texts show immediately; the market data loads afterwards. */
export const LandingPage = () => {
  const market = useMarket()
  return (
    <div className={classes.page}>
      <Hero />
      <div className={classes.inner}>
        <MarketFigures market={market} />
        <Sides />
        <HowItWorks />
      </div>
      <MoneyPath />
      <div className={classes.inner}>
        <OpenNow market={market} />
        <Prices market={market} />
        <Questions />
        <Closing />
      </div>
    </div>
  )
}
