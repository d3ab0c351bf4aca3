import { type BlockParts, BlockView } from '../../shared/page-blocks/BlockView.tsx'
import type { Draft } from './drafts.ts'
import classes from './PageBlocks.module.css'

export const PageBlocks = ({ blocks, parts }: { blocks: readonly Draft[]; parts: BlockParts }) => (
  <div className={classes.blocks}>
    {blocks.map((block) => (
      <BlockView key={block.key} block={block} parts={parts} />
    ))}
  </div>
)
