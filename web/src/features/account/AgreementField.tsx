import { Checkbox, type CheckboxProps } from '@mantine/core'
import { Sentence } from '../../lib/Sentence.tsx'
import { useText } from '../../lib/text.ts'
import { legalLinks } from './legalLinks.tsx'

/** Agreement to terms and privacy is required (rules §5). */
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
