import { Button } from '#src/components/button/button.tsx';
import { CopyButton } from '#src/components/copy-button/copy-button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { MotionButton } from '#src/components/motion-button/motion-button.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { BackLink } from '#src/sections/back-link/back-link.tsx';
import { ChatLink } from '#src/site/chat-link/chat-link.tsx';
import { firm, labels, words } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';

const states = ['hover', 'focus', 'active'] as const;
const pointerStates = ['hover', 'focus'] as const;

const exampleButton = (variant: 'action' | 'accent' | 'line') => (
  <Button href="#" variant={variant}>
    {words.action}
    <Icon name="arrow-right" size="small" />
  </Button>
);

const exampleCopy = <CopyButton text={words.number} label={words.copy} done={words.copied} />;

/** Links and buttons. */
export const Controls = () => (
  <Group name="controls">
    {(['action', 'accent', 'line'] as const).map((variant) => (
      <Specimen key={variant} name={`button ${variant}`}>
        {exampleButton(variant)}
      </Specimen>
    ))}
    {(['action', 'accent', 'line'] as const).flatMap((variant) =>
      states.map((state) => (
        <Specimen key={variant + state} name={`button ${variant}`} force={{ state, target: 'a' }}>
          {exampleButton(variant)}
        </Specimen>
      )),
    )}
    <Specimen name="button new tab">
      <Button href="#" newTab={words.newTab}>
        <Icon name="brand-whatsapp" size="small" />
        {words.action}
      </Button>
    </Specimen>
    {(['accent', 'line'] as const).map((variant) => (
      <Specimen key={variant} name={`button ${variant}`} ground="ink">
        {exampleButton(variant)}
      </Specimen>
    ))}
    {pointerStates.map((state) => (
      <Specimen key={state} name="button line" ground="ink" force={{ state, target: 'a' }}>
        {exampleButton('line')}
      </Specimen>
    ))}
    <Specimen name="text-link">
      <TextLink href="#">{words.action}</TextLink>
    </Specimen>
    {pointerStates.map((state) => (
      <Specimen key={state} name="text-link" force={{ state, target: 'a' }}>
        <TextLink href="#">{words.action}</TextLink>
      </Specimen>
    ))}
    <Specimen name="text-link new tab">
      <TextLink href="#" newTab={words.newTab}>
        {words.action}
      </TextLink>
    </Specimen>
    <Specimen name="kept-text">
      <p>
        <KeptText text={`${words.action}: ${words.number}`} />
      </p>
    </Specimen>
    <Specimen name="linked-text">
      <p>
        <LinkedText text={`[${words.action}](/glossary#scope) ${words.number}`} />
      </p>
    </Specimen>
    <Specimen name="unfold-button">
      <UnfoldButton controls="gallery-list" count={9} label={labels.actions.showAll} />
    </Specimen>
    <Specimen name="copy-button">{exampleCopy}</Specimen>
    {pointerStates.map((state) => (
      <Specimen key={state} name="copy-button" force={{ state, target: 'button' }}>
        {exampleCopy}
      </Specimen>
    ))}
    <Specimen name="copy-button, copied">{exampleCopy}</Specimen>
    <Specimen name="motion-button, where motion is wanted" corners ground="ink">
      <MotionButton labels={labels.hero} place="corner" />
    </Specimen>
    <Specimen name="motion-button paused" corners ground="ink">
      <div data-paused>
        <MotionButton labels={labels.hero} place="corner" />
      </div>
    </Specimen>
    <Specimen name="back-link and chat-link" corners>
      <BackLink href="#" label={words.back} />
      <ChatLink firm={firm} labels={labels} pageTitle={words.heading} />
    </Specimen>
    {pointerStates.flatMap((state) => [
      <Specimen key={`back ${state}`} name="back-link" corners force={{ state, target: 'a' }}>
        <BackLink href="#" label={words.back} />
      </Specimen>,
      <Specimen key={`chat ${state}`} name="chat-link" corners force={{ state, target: 'a' }}>
        <ChatLink firm={firm} labels={labels} pageTitle={words.heading} />
      </Specimen>,
    ])}
  </Group>
);
