import { Avatar } from '@mantine/core'
import { companyTypeNames } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import classes from './CompanyCard.module.css'
import { CompanyCard_CompanyFragmentDoc } from './generated/CompanyCard.ts'

const typeNames: Record<string, string> = companyTypeNames

export const CompanyCard = ({
  company,
}: {
  company: FragmentType<typeof CompanyCard_CompanyFragmentDoc>
}) => {
  const t = useText()
  const { id, name, type, logo_url, description } = readFragment(CompanyCard_CompanyFragmentDoc, company)
  return (
    <AppLink to={`/company/${id}`} className={classes.card}>
      <Avatar src={logo_url ?? null} name={name} radius="md" size={44} color="accent" alt="" />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.text}>{t(typeNames[type] ?? type)}</span>
        {description && <span className={classes.description}>{description}</span>}
      </span>
    </AppLink>
  )
}
