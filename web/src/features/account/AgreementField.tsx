import { Checkbox, type CheckboxProps } from '@mantine/core'
import { Sentence } from '../../lib/Sentence.tsx'
import { useText } from '../../lib/text.ts'
import { legalLinks } from './legalLinks.tsx'

/** Users must agree to the terms and privacy policy (rules §5). */
export const AgreementField = (props: CheckboxProps) => {
  const t = useText()
  return (
    <Checkbox
      {...props}
      label={
        <Sentence parts={legalLinks}>
          {t('I agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>')}
        </Sentence>
      }
    />
  )
}
