import { useNavigate } from 'react-router';
import { Button, type ButtonProps } from 'antd';
import { isForElsewhere } from '#browser/link-press.ts';

/** Button that leads to another screen. A link, so that it also opens in a new tab. */
export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useNavigate();
  return (
    <Button
      {...button}
      href={to}
      onClick={(event) => {
        if (isForElsewhere(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
