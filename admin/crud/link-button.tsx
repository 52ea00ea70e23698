import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, type ButtonProps } from 'antd';

/** Whether a click should open a new tab or window, which the browser does itself. */
export const isNewTabClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

/** Button that leads to another screen. A link, so that it also opens in a new tab. */
export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useNavigate();
  return (
    <Button
      {...button}
      href={to}
      onClick={(event) => {
        if (isNewTabClick(event)) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
