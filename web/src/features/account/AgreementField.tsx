import { Anchor, Checkbox, type CheckboxProps } from '@mantine/core'

/** Agreement to terms and privacy is required (spec §5); the links open beside the form, which keeps what was typed. */
export const AgreementField = (props: CheckboxProps) => (
  <Checkbox
    {...props}
    label={
      <>
        I agree to the{' '}
        <Anchor href="/terms-of-use" target="_blank" inherit>
          terms of use
        </Anchor>{' '}
        and the{' '}
        <Anchor href="/privacy-policy" target="_blank" inherit>
          privacy policy
        </Anchor>
      </>
    }
  />
)
