// Latin subsets only, shipped with the client (rules §9). The fonts that only page owners may choose are
// loaded by the pages that show them: see ownerFonts.ts.
import '@fontsource/lato/latin-400.css'
import '@fontsource/lato/latin-700.css'
import '@fontsource/comfortaa/latin-700.css'
import '@fontsource/source-code-pro/latin-500.css'
import './fallbackFonts.css'
